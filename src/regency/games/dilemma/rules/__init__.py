"""The rules, a file a section of `content/rules.en.md`."""

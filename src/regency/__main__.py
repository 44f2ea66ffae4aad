"""`python -m regency`: the command."""

import sys

from regency.cli import main

sys.exit(main())

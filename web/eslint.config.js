import svelte from 'eslint-plugin-svelte'
import typescript from 'typescript-eslint'

const MADE = ['src/generated.ts', 'src/games/*/data.ts']

export default typescript.config(
  { ignores: [...MADE, 'node_modules/', '**/fixtures/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...typescript.configs.strict,
  ...svelte.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'smart'],
      'no-console': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'off',
      'prefer-template': 'error',
      // A space written as an expression is one that the formatter leaves alone.
      'svelte/no-useless-mustaches': 'off',
      // Plain maps and sets are told of by the fields around them.
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/prefer-writable-derived': 'off',
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: typescript.parser } } },
)

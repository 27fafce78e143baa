import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import query from '@tanstack/eslint-plugin-query';
import { importX } from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const features = readdirSync(new URL('./src/features', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/**
 * Arrows run one way: App.tsx -> pages, app -> features -> ui, lib, catalog.
 * The feature zones are built from the folder listing, so a new feature is covered without an edit here.
 */
const zones = [
  { target: './src/ui', from: ['./src/lib', './src/catalog', './src/features', './src/app', './src/pages'] },
  { target: './src/lib', from: ['./src/ui', './src/features', './src/app', './src/pages'] },
  {
    target: './src/catalog',
    from: ['./src/ui', './src/lib', './src/features', './src/app', './src/pages'],
  },
  { target: './src/features', from: ['./src/app', './src/pages'] },
  { target: './src/app', from: ['./src/pages'] },
  ...features.map((name) => ({
    target: `./src/features/${name}`,
    from: './src/features',
    except: [`./${name}`],
    message: 'A feature never imports another; a page wires two together.',
  })),
  {
    target: './src',
    from: './supabase',
    except: ['./functions/_shared/contracts'],
    message: 'The only door between the site and the functions is _shared/contracts.',
  },
  { target: './supabase/functions', from: './src' },
  {
    target: './supabase/functions/_shared/contracts',
    from: './supabase/functions',
    except: ['./_shared/contracts'],
    message: 'Contracts import zod and each other, nothing else.',
  },
];

export default defineConfig(
  {
    ignores: [
      'dist',
      'dist-server',
      '.data',
      '.data-*',
      'coverage',
      'test-results',
      'playwright-report',
      'supabase/functions/_shared/contracts/database-types.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // An empty text counts as none: `||` says so.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, ...query.configs['flat/recommended']],
    languageOptions: { globals: globals.browser },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // Pages are prerendered: what only the browser knows (storage, address) is read in an effect after hydration.
      'react-hooks/set-state-in-effect': 'off',
      // react-hook-form's watch(); the React compiler is not in use.
      'react-hooks/incompatible-library': 'off',
      // What scrolls takes the focus for the arrow keys, and is named by its role.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'group', 'log'] }],
      // A region may notice pointer and focus passing, and the keys that its controls carry up; it never takes clicks.
      'jsx-a11y/no-noninteractive-element-interactions': [
        'error',
        { handlers: ['onClick', 'onMouseDown', 'onMouseUp'] },
      ],
      'no-restricted-imports': [
        'error',
        {
          name: '@tanstack/react-query',
          importNames: ['useMutation'],
          message: 'Use useMutation of @/lib/use-mutation: ten quick presses are one request.',
        },
      ],
      'max-lines-per-function': 'off',
    },
  },
  {
    files: ['src/lib/use-mutation.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['src/**/*.tsx'],
    rules: {
      'max-lines-per-function': ['error', { max: 150, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // Only what knip and lazy() need: pages default-export, tools read default exports of their config.
    files: ['src/pages/**/*.tsx', '*.config.{ts,js}', 'tests/support/global-*.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts'],
    rules: {
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // The shape of an answer is the expectation of the test that asks.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  {
    files: ['*.config.js'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { ...tseslint.configs.disableTypeChecked.languageOptions, globals: globals.node },
  },
  {
    // Deno's own globals: checked by `deno check`, linted without type information.
    files: ['supabase/local/**/*.ts', 'supabase/functions/*/index.ts', 'scripts/**/*.ts'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: {
      ...tseslint.configs.disableTypeChecked.languageOptions,
      globals: { Deno: 'readonly', ...globals.browser },
    },
    rules: { ...tseslint.configs.disableTypeChecked.rules, 'no-console': 'off', 'no-undef': 'off' },
  },
);

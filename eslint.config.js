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
import { bareText } from './scripts/lint/bare-text.js';

const foldersIn = (path) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** Every feature as `audience/name`, read from the folders: a new feature is covered without an edit here. */
const features = foldersIn('./src/features').flatMap((audience) =>
  foldersIn(`./src/features/${audience}`).map((name) => `${audience}/${name}`),
);

/** Arrows run one way: App.tsx -> pages -> app -> features -> rendering, lib, ui -> catalog. */
const siteZones = [
  {
    target: './src/catalog',
    from: ['./src/ui', './src/lib', './src/rendering', './src/features', './src/app', './src/pages'],
  },
  {
    target: './src/ui',
    from: ['./src/catalog', './src/rendering', './src/features', './src/app', './src/pages'],
  },
  {
    target: './src/ui',
    from: './src/lib',
    except: ['./react'],
    message: 'Of lib, ui uses only React helpers that know nothing of the shop.',
  },
  {
    target: './src/lib',
    from: ['./src/ui', './src/rendering', './src/features', './src/app', './src/pages'],
  },
  {
    target: './src/rendering/!(prerender)/**',
    from: ['./src/features', './src/app', './src/pages'],
  },
  { target: './src/features', from: ['./src/app', './src/pages', './src/rendering/prerender'] },
  { target: './src/app', from: ['./src/pages', './src/rendering/prerender'] },
  ...features.map((name) => ({
    target: `./src/features/${name}`,
    from: './src/features',
    except: [`./${name}`],
    message: 'A feature never imports another; a page wires two together.',
  })),
];

const functions = './supabase/functions';
const serverZones = [
  {
    target: './src',
    from: './supabase',
    except: ['./functions/_shared/contracts', './functions/_shared/law', './functions/_shared/database'],
    message: 'The site shares contracts, law data and generated types with the functions, nothing else.',
  },
  { target: functions, from: ['./src', './scripts', './supabase/local'] },
  ...['contracts', 'law'].map((name) => ({
    target: `${functions}/_shared/${name}`,
    from: functions,
    except: ['./_shared/contracts', './_shared/law', './_shared/database'],
    message: 'Contracts and law data import zod and each other, nothing else.',
  })),
  {
    target: `${functions}/_shared/documents`,
    from: functions,
    except: ['./_shared/documents', './_shared/law/bank-holidays.ts', './_shared/law/day-numbers.ts'],
    message:
      'The document engine is a library: it knows nothing of the shop but the days on which banks are closed.',
  },
  {
    target: [
      './src',
      './scripts',
      './tests',
      './supabase/local',
      `${functions}/!(_shared)/**`,
      `${functions}/_shared/!(documents)/**`,
    ],
    from: `${functions}/_shared/documents`,
    except: ['./mod.ts', './testing'],
    message: 'mod.ts is the public API of the document engine.',
  },
  // Starting the embedded shop fills it with content/.
  { target: './supabase/local', from: ['./src', './scripts'], except: ['./content'] },
  { target: './scripts/content', from: './supabase/local' },
  { target: './scripts', from: ['./src/features', './src/app', './src/pages', './src/ui'] },
  { target: './src', from: './scripts' },
];

/** The embedded Supabase from the bottom up: a layer imports from those before it. `main.ts` starts the last one. */
const localLayers = [
  'common',
  'vendor-workarounds',
  'database',
  'gotrue-parity',
  'guard',
  'inbox',
  'journal',
  'sandbox',
  'scheduler',
  'site',
  'host',
];
// A new folder fails until the list names its layer.
const localZones = foldersIn('./supabase/local').map((layer) => ({
  target: `./supabase/local/${layer}`,
  from: './supabase/local',
  except: localLayers.slice(0, localLayers.indexOf(layer) + 1).map((name) => `./${name}`),
  message: 'A layer of the embedded Supabase imports from itself and the layers below it.',
}));

const zones = [...siteZones, ...serverZones, ...localZones];
const zonesOfShippedCode = [
  ...zones,
  {
    target: ['./src', './supabase', './scripts'],
    from: './tests',
    message: 'Only a test imports from tests/.',
  },
  {
    target: [
      './src',
      './scripts',
      './supabase/local',
      `${functions}/!(_shared)/**`,
      `${functions}/_shared/!(documents)/**`,
      `${functions}/_shared/documents/*.ts`,
      `${functions}/_shared/documents/!(testing)/**`,
    ],
    from: `${functions}/_shared/documents/testing`,
    message: 'Only a test imports test support.',
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
      'supabase/functions/_shared/database/database-types.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.config.js', 'scripts/lint/*.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: zonesOfShippedCode }],
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
          message: 'Use useMutation of @/lib/queries/use-mutation: ten quick presses are one request.',
        },
      ],
      'max-lines-per-function': 'off',
    },
  },
  {
    files: ['src/lib/queries/use-mutation.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: { shop: { rules: { 'bare-text': bareText } } },
    rules: {
      'max-lines-per-function': ['error', { max: 150, skipBlankLines: true, skipComments: true }],
      'shop/bare-text': 'error',
    },
  },
  {
    files: ['src/ui/**/*.tsx'],
    rules: { 'shop/bare-text': ['error', { variables: true }] },
  },
  {
    files: ['src/**/*.test.tsx'],
    rules: { 'shop/bare-text': 'off' },
  },
  {
    // Only what knip, lazy() and types of data files need: pages default-export, tools read default exports of their config.
    files: [
      'src/pages/**/*.tsx',
      'src/features/**/handbook-builder.tsx',
      'src/**/*.d.ts',
      '*.config.{ts,js}',
      'tests/support/global-*.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}'],
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // The shape of an answer is the expectation of the test that asks.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  {
    files: ['*.config.js', 'scripts/lint/*.js'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { ...tseslint.configs.disableTypeChecked.languageOptions, globals: globals.node },
  },
  {
    files: ['supabase/local/**/*.ts', 'supabase/functions/_shared/http/serve.ts', 'scripts/**/*.ts'],
    rules: {
      'no-console': 'off',
      // TypeScript knows the globals of Deno.
      'no-undef': 'off',
      // Factories return objects of closures, which use no `this`.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);

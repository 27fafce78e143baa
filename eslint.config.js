import { readdirSync } from 'node:fs';
import query from '@tanstack/eslint-plugin-query';
import { importX } from 'eslint-plugin-import-x';
import regexp from 'eslint-plugin-regexp';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { bareText } from './scripts/lint/bare-text.js';
import { browserFloor } from './scripts/lint/browser-floor.js';
import { chosenPort } from './scripts/lint/chosen-port.js';

// oxlint holds all other rules (.oxlintrc.jsonc), in a tenth of the time. Here is what it does not know: the zones, the rules of
// TanStack Query, regular expressions that take time by the square of a text, and our own rules.
const shop = {
  rules: { 'bare-text': bareText, 'browser-floor': browserFloor, 'chosen-port': chosenPort },
};

const foldersIn = (path) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** Every feature as `audience/name`, read from the folders: a new feature is covered without an edit here. */
const features = foldersIn('./src/features').flatMap((audience) =>
  foldersIn(`./src/features/${audience}`).map((name) => `${audience}/${name}`),
);

/** Arrows run one way: App.tsx -> pages -> app, elements -> features -> rendering, lib, ui -> catalog. */
const siteZones = [
  {
    target: './src/catalog',
    from: [
      './src/ui',
      './src/lib',
      './src/rendering',
      './src/features',
      './src/elements',
      './src/app',
      './src/pages',
    ],
  },
  {
    target: './src/ui',
    from: [
      './src/catalog',
      './src/rendering',
      './src/features',
      './src/elements',
      './src/app',
      './src/pages',
    ],
  },
  {
    target: './src/ui',
    from: './src/lib',
    except: ['./react'],
    message: 'Of lib, ui uses only React helpers that know nothing of the shop.',
  },
  {
    target: './src/lib',
    from: ['./src/ui', './src/rendering', './src/features', './src/elements', './src/app', './src/pages'],
  },
  {
    target: './src/rendering/!(prerender)/**',
    from: ['./src/features', './src/elements', './src/app', './src/pages'],
  },
  {
    target: './src/features',
    from: ['./src/elements', './src/app', './src/pages', './src/rendering/prerender'],
  },
  // A tag is all that pages and the frame need of an element; src/main.tsx defines them.
  { target: './src/app', from: ['./src/elements', './src/pages', './src/rendering/prerender'] },
  { target: './src/pages', from: './src/elements' },
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
    except: [
      './_shared/documents',
      './_shared/law/bank-holidays.ts',
      './_shared/law/day-numbers.ts',
      './_shared/contracts/csv.ts',
    ],
    message:
      'The document engine is a library: it knows nothing of the shop but the days on which banks are closed and how it writes CSV.',
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
  { target: './scripts', from: ['./src/features', './src/elements', './src/app', './src/pages', './src/ui'] },
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
  'heavy',
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
  // Its test renders the page whose HTML the element brings to life.
  { target: './src/elements', from: ['./src/app', './src/pages', './src/rendering/prerender'] },
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
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: zonesOfShippedCode }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}'],
    rules: { 'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }] },
  },
  {
    files: ['{scripts,tests}/**/*.{ts,tsx}', 'supabase/**/{*.test,test-support/*}.ts'],
    ignores: [
      // The shop's own ports, read from the shop that listens on them.
      'scripts/support/shop-process.ts',
      // They want one that is taken.
      'tests/functions/{faults,ports}.test.ts',
      // Reads settings and listens to nothing.
      'supabase/local/common/config.test.ts',
      'scripts/lint/chosen-port.test.ts',
    ],
    plugins: { shop },
    rules: { 'shop/chosen-port': 'error' },
  },
  {
    files: ['{scripts,tests}/**/*.ts'],
    ignores: ['scripts/support/postgres-server.ts', 'scripts/backup/postgres.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(ImportDeclaration[importKind!="type"], ImportExpression)[source.value="postgres"]',
          message: 'connectTo (scripts/support/postgres-server.ts) also reads the address of a socket.',
        },
      ],
    },
  },
  {
    files: ['supabase/local/**/*.ts'],
    ignores: ['supabase/local/common/child-process.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'NewExpression[callee.object.name="Deno"][callee.property.name="Command"]',
          message: 'startProgram (common/child-process.ts) ends the program with the shop.',
        },
      ],
    },
  },
  { files: ['src/**/*.{ts,tsx}'], extends: [query.configs['flat/recommended']] },
  {
    // A text of a stranger keeps the thread that answers no longer than its length says.
    files: ['{src,supabase}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      // They work on the page as a whole: its HTML while it arrives, what was typed into it, its title.
      'src/rendering/**',
      'src/lib/browser/renewal/**',
      'src/features/shop/analytics/page-title.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'NewExpression[callee.name="MutationObserver"], CallExpression[callee.object.name="document"][callee.property.name=/^querySelector/]',
          message:
            'HTML that is not yours to find: make it a custom element, which starts wherever it appears (src/elements, docs/decisions/067-custom-elements.md).',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', `${functions}/_shared/{contracts,law}/**/*.ts`],
    // What renders pages runs in Deno alone.
    ignores: ['**/*.test.{ts,tsx}', 'src/rendering/prerender/**', 'src/prerender.tsx'],
    plugins: { shop },
    rules: { 'shop/browser-floor': 'error' },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['src/**/*.test.tsx'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { shop },
    rules: { 'shop/bare-text': 'error' },
  },
  {
    files: ['src/ui/**/*.tsx'],
    ignores: ['src/**/*.test.tsx'],
    rules: { 'shop/bare-text': ['error', { variables: true }] },
  },
);

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { seededWeakness } from './scripts/mutants/seeded-weakness.ts';
import { yamlModules } from './scripts/site/yaml-modules.ts';

const alias = {
  '@contracts': fileURLToPath(new URL('./supabase/functions/_shared/contracts', import.meta.url)),
  '@law': fileURLToPath(new URL('./supabase/functions/_shared/law', import.meta.url)),
  '@database': fileURLToPath(new URL('./supabase/functions/_shared/database', import.meta.url)),
  '@': fileURLToPath(new URL('./src', import.meta.url)),
};

/** `npm test` leaves the tests with this tag to `npm run test:full`; a file's first comment may give it to all of them. */
const tags = [{ name: 'full', description: 'Runs in the full tier only.' }];

export default defineConfig({
  test: {
    tags,
    projects: [
      {
        plugins: [react(), yamlModules(), seededWeakness()],
        resolve: { alias },
        test: {
          name: 'site-logic',
          // Half of the time goes into loading the same modules again.
          isolate: false,
          maxWorkers: '100%',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.dom.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react(), yamlModules(), seededWeakness()],
        resolve: { alias },
        test: {
          // Whatever needs a document: components, and `*.dom.test.ts`.
          name: 'site',
          maxWorkers: '100%',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
          setupFiles: ['tests/support/setup-dom.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [seededWeakness()],
        resolve: { alias },
        test: {
          name: 'functions-units',
          isolate: false,
          maxWorkers: '100%',
          environment: 'node',
          include: ['supabase/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'documents',
          environment: 'node',
          // One file renders while another waits for LibreOffice.
          maxWorkers: '100%',
          include: ['tests/documents/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        plugins: [seededWeakness()],
        resolve: { alias },
        test: {
          name: 'database',
          // A worker loads lite and compiles PGlite once, not for each file.
          isolate: false,
          environment: 'node',
          include: ['tests/database/**/*.test.ts'],
          globalSetup: ['tests/support/global-postgres.ts'],
          setupFiles: ['tests/support/setup-database.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Each file has its own databases.
          maxWorkers: '100%',
        },
      },
      {
        resolve: { alias },
        test: {
          // Over HTTP against the shop that the environment describes; `npm test` starts one.
          name: 'functions',
          isolate: false,
          environment: 'node',
          include: ['tests/functions/**/*.test.ts'],
          testTimeout: 180_000,
          // A shop may take as long for its start as the machine needs; a start that hangs fails on its own.
          hookTimeout: 0,
          fileParallelism: false,
        },
      },
      {
        resolve: { alias },
        test: {
          // Minutes of load and kills on a shop of their own: `npm run test:load`, not a part of `npm test`.
          name: 'load',
          environment: 'node',
          include: ['tests/load/**/*.test.ts'],
          // Starts are among all of them, and each wait has a bound of its own.
          testTimeout: 0,
          hookTimeout: 0,
          fileParallelism: false,
        },
      },
    ],
  },
});

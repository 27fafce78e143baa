import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { seededWeakness } from './tests/mutants/seeded-weakness.ts';

const alias = {
  '@contracts': fileURLToPath(new URL('./supabase/functions/_shared/contracts', import.meta.url)),
  '@': fileURLToPath(new URL('./src', import.meta.url)),
};

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react(), seededWeakness()],
        resolve: { alias },
        test: {
          name: 'site',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/setup-dom.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [seededWeakness()],
        resolve: { alias },
        test: {
          name: 'functions-units',
          environment: 'node',
          include: ['supabase/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'documents',
          environment: 'node',
          include: ['tests/documents/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'database',
          environment: 'node',
          include: ['tests/database/**/*.test.ts'],
          globalSetup: ['tests/support/global-postgres.ts'],
          setupFiles: ['tests/support/setup-database.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        resolve: { alias },
        test: {
          // Over HTTP against the shop that the environment describes; `npm test` starts one.
          name: 'functions',
          environment: 'node',
          include: ['tests/functions/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
      {
        resolve: { alias },
        test: {
          // Minutes of load and kills on a shop of their own: `npm run test:storms`, not a part of `npm test`.
          name: 'storms',
          environment: 'node',
          include: ['tests/storms/**/*.test.ts'],
          testTimeout: 900_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});

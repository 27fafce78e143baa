import type { ProgramName } from './install-programs.ts';

/** `short` is the gate, what a change needs; `full` is every test there is. docs/decisions/030-test-tiers.md has the reasons. */
export type Tier = 'short' | 'full';

export interface Suite {
  readonly name: string;
  /** None: only `npm run test:load` and `npm run prove` run it. */
  readonly tiers: readonly Tier[];
  /** Of Vitest, see vitest.config.ts. A suite without one is Playwright's. */
  readonly projects: readonly string[];
  /** What it needs beside Node; missing programs are installed. */
  readonly programs: readonly ProgramName[];
  readonly needsShop: boolean;
}

const both = ['short', 'full'] as const;

/**
 * Which tests run where. A suite of the short tier leaves out the tests with the tag `full`, which is written beside the test: a tag in
 * Vitest, `@full` in the title in Playwright. Of the database tests that are written for both engines, the short tier runs
 * PostgreSQL, and both where the engine matters (`backends` and `bothBackends` in tests/support/test-database.ts). The documents
 * of the short tier are one of each kind (tests/documents/support/library.ts).
 */
export const suites = {
  unit: {
    name: 'unit and component tests',
    tiers: both,
    projects: ['site', 'site-logic', 'functions-units'],
    programs: [],
    needsShop: false,
  },
  database: {
    name: 'database',
    tiers: both,
    projects: ['database'],
    programs: ['PostgreSQL'],
    needsShop: false,
  },
  documents: {
    name: 'documents',
    tiers: both,
    projects: ['documents'],
    programs: ['LibreOffice', 'pandoc', 'poppler', 'unzip', 'Python', 'qpdf'],
    needsShop: false,
  },
  functions: {
    name: 'functions over HTTP',
    tiers: both,
    projects: ['functions'],
    programs: ['PostgreSQL'],
    needsShop: true,
  },
  e2e: {
    name: 'browser',
    tiers: both,
    projects: [],
    programs: ['Chromium', 'Liberation fonts', 'DejaVu fonts', 'Roboto fonts'],
    needsShop: true,
  },
  load: { name: 'load', tiers: [], projects: ['load'], programs: ['PostgreSQL'], needsShop: false },
} as const satisfies Readonly<Record<string, Suite>>;

/** Arguments for the suite's runner: the tests of this tier. */
export function selectionOf({ projects }: Suite, tier: Tier): readonly string[] {
  if (tier === 'full') return [];
  return projects.length > 0 ? ['--tags-filter=!full'] : ['--grep-invert', '@full'];
}

import type { TestOutcome } from './test-report.ts';

/** `short` is what a change needs; `full` is every test there is. docs/decisions/030-test-tiers.md has the reasons. */
export type Tier = 'short' | 'full';

/** The tests that only the full tier runs: those with this tag, and the database tests on a real PostgreSQL. */
const fullTag = 'full';
/** Vitest compares it with the title, which `describe.each(backends)` ends with the name of the backend. */
const postgresTitle = String.raw`\bpostgres\b`;

/** Arguments for Vitest: each test of a project fits exactly one of its selections. */
export const vitestSelections = {
  short: [`--tags-filter=!${fullTag}`],
  tagged: [`--tags-filter=${fullTag}`],
} as const;

export const databaseSelections = {
  short: [...vitestSelections.short, '-t', `^(?!.*${postgresTitle})`],
  postgres: [...vitestSelections.short, '-t', postgresTitle],
  tagged: vitestSelections.tagged,
} as const;

/** Arguments for Playwright. */
export const playwrightSelections = {
  short: ['--grep-invert', `@${fullTag}`],
  tagged: ['--grep', `@${fullTag}`],
} as const;

export const unitProjects = ['site', 'site-logic', 'functions-units'] as const;

export const hasFullTag = ({ tags = [] }: TestOutcome): boolean => tags.includes(fullTag);

/** For the database project. */
export const isOnPostgres = ({ fullName }: TestOutcome): boolean => new RegExp(postgresTitle).test(fullName);

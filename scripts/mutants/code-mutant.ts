/** A weakness in the code: a text of a module that is replaced as the module is read, and the test that must notice it. */
export interface CodeMutant {
  readonly name: string;
  readonly module: string;
  readonly from: string;
  readonly to: string;
  readonly testFile: string;
  /** A part of the full name of the test. */
  readonly caughtBy: string;
}

export const shared = 'supabase/functions/_shared';

type Line = readonly [name: string, from: string, to: string, caughtBy: string];

/** Weaknesses of one module that one file of tests looks after. */
export const inModule = (module: string, testFile: string, lines: readonly Line[]): CodeMutant[] =>
  lines.map(([name, from, to, caughtBy]) => ({ name, module, from, to, testFile, caughtBy }));

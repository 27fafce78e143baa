/** One mistake in a template's source: `line` counts from 1 in the file as written. */
export interface Problem {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** A template that cannot be read. Carries every mistake that was found, not only the first. */
export class TemplateError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(
      problems.map((problem) => `${problem.path}:${String(problem.line)}: ${problem.message}`).join('\n'),
    );
    this.name = 'TemplateError';
    this.problems = problems;
  }
}

/**
 * Why a document cannot be made. The caller turns the code into a status:
 * `unknown_format`, `unknown_mode`, `no_workbook`, `no_chapter`, `bad_name`, `too_large` and `missing_glyphs` are the request's
 * fault (400), `font_missing` and `fact_missing` are ours (500).
 */
export type DocumentErrorCode =
  | 'unknown_format'
  | 'unknown_mode'
  | 'no_workbook'
  | 'no_chapter'
  | 'bad_name'
  | 'too_large'
  | 'missing_glyphs'
  | 'fact_missing'
  | 'font_missing';

export class DocumentError extends Error {
  readonly code: DocumentErrorCode;
  /** The placeholder or the fact at fault, where it is one. */
  readonly field: string | undefined;

  constructor(code: DocumentErrorCode, message: string, field?: string) {
    super(message);
    this.field = field;
    this.name = 'DocumentError';
    this.code = code;
  }
}

/** One mistake that the content check found; lines count from 1. */
export interface ContentProblem {
  readonly line: number;
  readonly message: string;
}

/** Answer of edit-template to `read`: the newest text and what it grew from. */
export interface TemplateSource {
  readonly content: string;
  readonly revision: number;
  readonly history: readonly {
    readonly revision: number;
    readonly version: string;
    readonly savedAt: string;
    readonly origin: string;
    readonly changes: string;
    readonly note: string;
  }[];
}

/** Answer to `check`: the document as it would look, or what has to be mended first. */
export interface CheckedTemplate {
  readonly problems: readonly ContentProblem[];
  /** A whole HTML page; null while the text cannot be read. */
  readonly html: string | null;
}

/** Answer to `save`. */
export interface SavedTemplate {
  readonly revision: number;
  readonly changes: string;
}

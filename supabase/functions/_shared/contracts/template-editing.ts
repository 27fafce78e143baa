/** One mistake that the content check found; lines count from 1. */
export interface ContentProblem {
  readonly line: number;
  readonly message: string;
}

export interface TemplateVersion {
  readonly revision: number;
  readonly version: string;
  readonly savedAt: string;
  /** The address of who saved it; null for the content files, and for an account that is gone. */
  readonly savedBy: string | null;
  /** Null: a draft that buyers have not got. */
  readonly publishedAt: string | null;
  readonly publishedBy: string | null;
  readonly origin: string;
  readonly changes: string;
  readonly note: string;
}

/** Answer of edit-template to `read`: the newest text, a draft or the published one, and what it grew from. */
export interface TemplateSource {
  readonly content: string;
  readonly revision: number;
  /** What buyers get. */
  readonly publishedRevision: number;
  /** The newest text is a draft that differs from what buyers get. */
  readonly hasDraft: boolean;
  /** Licenses in force that open this file. */
  readonly buyers: number;
  readonly history: readonly TemplateVersion[];
}

/** Answer to `version`: one text as it was saved. */
export interface TemplateText {
  readonly revision: number;
  readonly content: string;
}

/** Answer to `check`: the document as it would look, or what has to be corrected first. */
export interface CheckedTemplate {
  readonly problems: readonly ContentProblem[];
  /** A whole HTML page; null while the text cannot be read. */
  readonly html: string | null;
}

/** Answer to `save` and `restore`: the draft. */
export interface SavedTemplate {
  readonly revision: number;
  readonly changes: string;
}

/** Answer to `publish`. */
export interface PublishedTemplate {
  readonly revision: number;
  readonly buyers: number;
}

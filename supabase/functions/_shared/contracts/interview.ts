import type { PlaceholderField } from './company-profile.ts';

/** One question of the interview; `key` is where its answer is stored. */
export interface InterviewQuestion extends PlaceholderField {
  /** Titles of the documents that use the answer. */
  readonly usedIn: readonly string[];
  /** Whether parts of documents stay or go with the answer. */
  readonly decides: boolean;
}

export interface InterviewStep {
  readonly title: string;
  readonly questions: readonly InterviewQuestion[];
}

/** Where one document of a license is, with the answers given so far. */
export interface InterviewDocument {
  readonly path: string;
  readonly title: string;
  /** How many of its answers are missing; 0 means that it can be issued. */
  readonly open: number;
  /** Parts that the issue copy leaves out, and why. */
  readonly leftOut: readonly { readonly text: string; readonly because: string }[];
  /** Drafting notes: what is left for a person to decide, and whom to ask. */
  readonly decisions: readonly string[];
  readonly calls: readonly string[];
}

/** What a license has to know of a company. Answers that decide something come first, so that the others can be skipped. */
export interface Interview {
  readonly steps: readonly InterviewStep[];
  /** Questions that one document alone asks, by document: for the day on which it is issued. */
  readonly single: readonly InterviewStep[];
  /** Questions with a sound answer of ours, used until the company gives another. */
  readonly suggestions: readonly InterviewStep[];
  readonly documents: readonly InterviewDocument[];
  /** Titles of documents of a state where the company has nobody. */
  readonly otherStates: readonly string[];
}

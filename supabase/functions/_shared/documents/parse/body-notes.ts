import type { PageKind } from '../tree.ts';
import type { ProblemList } from './problem-list.ts';

export interface HeadingNote {
  readonly depth: number;
  readonly line: number;
  readonly text: string;
  /** The heading is nothing but a placeholder. */
  readonly onlyPlaceholder: boolean;
  /** The heading is inside a list or a quote. */
  readonly nested: boolean;
}

interface CalloutNote {
  readonly kind: 'drafting-note' | 'law';
  readonly line: number;
  readonly text: string;
  /** What its page is for. */
  readonly pageKind: PageKind;
}

export interface FactNote {
  readonly line: number;
  /** The text shows the figure, and does not only name the fact. */
  readonly isInserted: boolean;
}

/**
 * What reading the body leaves behind for the checks: where placeholders are used, which headings there are, and so on.
 * `problems` receives what makes the template unreadable; the rest is judged by check-template.ts.
 */
export interface BodyNotes {
  readonly problems: ProblemList;
  /** The first line that uses a placeholder, by key. */
  readonly uses: Map<string, number>;
  readonly headings: HeadingNote[];
  readonly callouts: CalloutNote[];
  /** Lines of fenced code that is no signature block. */
  readonly codeBlocks: number[];
  /** Lines of table header rows that hold a placeholder. */
  readonly headerPlaceholders: number[];
  /** First reference to a footnote, in order of appearance: number = position + 1. */
  readonly footnoteUses: Map<string, number>;
  /** The first line that inserts or names a fact, by key. */
  readonly facts: Map<string, FactNote>;
}

export function newBodyNotes(problems: ProblemList): BodyNotes {
  return {
    problems,
    uses: new Map(),
    headings: [],
    callouts: [],
    codeBlocks: [],
    headerPlaceholders: [],
    footnoteUses: new Map(),
    facts: new Map(),
  };
}

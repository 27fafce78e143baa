import type { LongFormSlug } from '@contracts/law/law-addresses';
import type { DocumentClaim, DocumentSlug } from '../documents';
import type { Question } from '../question';

/** A figure of the fact base as a number; only asked for facts that the example names under `needs`. */
export type ReadFigure = (key: string) => number;

export interface LongFormExample {
  readonly title: string;
  readonly situation: string;
  /** The facts it is worked out from: without one of them the example is left out. */
  readonly needs: readonly string[];
  readonly rows: (figure: ReadFigure) => readonly { readonly label: string; readonly value: string }[];
  readonly outcome: string;
}

export interface TimelineStep {
  /** Days before the effective date; negative after it. */
  readonly daysBefore: number;
  readonly title: string;
  readonly text: string;
}

interface Answer {
  readonly need: string;
  readonly document: DocumentSlug;
  /** Where in it, or what to change there. */
  readonly part?: string;
}

/**
 * The long page of a state. Its texts name facts as `{key}` (the figure) and `{{key}}` (the statement), so that no figure
 * of the law is written here. No paragraph is shared with another state.
 */
export interface LongForm {
  readonly slug: LongFormSlug;
  readonly lead: string;
  readonly description: string;
  readonly intro: readonly string[];
  readonly rules: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
  readonly example: LongFormExample;
  readonly included: readonly DocumentClaim[];
  readonly customize: readonly { readonly title: string; readonly text: string }[];
  readonly timeline: readonly TimelineStep[];
  readonly timelineIntro: string;
  readonly audience: readonly string[];
  readonly questions: readonly Question[];
  /** What the state asks, and the document of the page's pack that answers it. */
  readonly answers: readonly Answer[];
  /** ISO day on which these words were last changed. */
  readonly updated: string;
}

/** ISO day on which the long pages went online, all of them together. */
export const longFormsPublished = '2026-11-21';

export const dollars = (amount: number) =>
  amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  });

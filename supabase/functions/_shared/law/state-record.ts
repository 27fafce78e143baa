/** What a state has on paid family and medical leave. */
export const programs = ['paid', 'coming', 'opt-in', 'voluntary', 'limited', 'none'] as const;
export type Program = (typeof programs)[number];

/** What a state has on paid sick leave by statewide law. */
export const sickLeaves = [
  'required',
  'any-reason',
  'coming',
  'local',
  'repealed',
  'unverified',
  'none',
] as const;
export type SickLeave = (typeof sickLeaves)[number];

/**
 * A state as its pages know it. What the law says is in the fact base; the record names the facts, so that a page
 * and the owner's edits never part.
 */
export interface StateRecord {
  readonly code: string;
  readonly name: string;
  /** Free text: a date, or a phrase in its place. */
  readonly effectiveDate: string;
  /** Keys of the facts that make the state's compliance notes, most important first. */
  readonly noteKeys: readonly string[];
  readonly hasSpecialRequirements: boolean;
  /** No kit of ours speaks for this state yet: its page has no buy button. */
  readonly isDraft: boolean;
  readonly program: Program;
  /** The note that says so. Without one it is no statement about the state: only what we know of, or do not. */
  readonly programKey: string | null;
  readonly sickLeave: SickLeave;
  /** As with the program. */
  readonly sickLeaveKey: string | null;
  /** How much of the record was read in a source; `unverified` rests on the absence of a contrary one. */
  readonly confidence: 'verified' | 'partly' | 'unverified';
  /** The fact that sums the state up in one line. */
  readonly overviewKey: string | null;
  readonly agency: { readonly name: string; readonly url: string };
  readonly neighbors: readonly string[];
  /** Name in the address of the state's long page, where there is one. */
  readonly longFormSlug: string | null;
}

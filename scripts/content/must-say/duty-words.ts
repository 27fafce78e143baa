/** What the section that meets a duty has to say, once it is filled for an employer who owes the duty. */
export interface MustSay {
  /** From how many employees on the duty is owed. Default 1. */
  readonly from?: number;
  /** Each of them stands in the section. */
  readonly says: readonly RegExp[];
}

/** By the key of the duty. */
export type DutyWords = Readonly<Record<string, MustSay>>;

export const says = (...patterns: readonly RegExp[]): MustSay => ({ says: patterns });
export const saysFrom = (from: number, ...patterns: readonly RegExp[]): MustSay => ({ from, says: patterns });

import type { IndustrySlug } from '@contracts/law/law-addresses';
import type { DocumentSlug } from '../documents';
import type { Question } from '../question';

interface Reason {
  readonly title: string;
  readonly text: string;
  /** The documents that the text speaks of. */
  readonly documents?: readonly DocumentSlug[];
}

interface Solution {
  readonly text: string;
  readonly documents: readonly [DocumentSlug, ...DocumentSlug[]];
}

/** An industry's page. Texts name facts as the long pages do: `{key}` the figure, `{{key}}` the statement. */
export interface Industry {
  readonly slug: IndustrySlug;
  readonly name: string;
  /** Who chooses it, in the plural: “Why builders choose this”. */
  readonly buyers: string;
  /** Whom to train, and how long it takes. */
  readonly training: string;
  readonly title: string;
  readonly lead: string;
  readonly description: string;
  readonly reasons: readonly Reason[];
  /** Four challenges, each with the solution in the same place of the other list. */
  readonly challenges: readonly [string, string, string, string];
  readonly solutions: readonly [Solution, Solution, Solution, Solution];
  readonly questions: readonly Question[];
}

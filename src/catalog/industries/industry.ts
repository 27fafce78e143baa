import type { IndustrySlug } from '@contracts/law/law-addresses';
import type { Question } from '../question';

/** An industry's page. Texts name facts as the long pages do: `{key}` the figure, `{{key}}` the statement. */
export interface Industry {
  readonly slug: IndustrySlug;
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  readonly description: string;
  readonly reasons: readonly { readonly title: string; readonly text: string }[];
  /** Four challenges, each with the solution in the same place of the other list. */
  readonly challenges: readonly [string, string, string, string];
  readonly solutions: readonly [string, string, string, string];
  readonly questions: readonly Question[];
}

import { lawDuties } from '@law/duties';
import { toDutyRow } from '@law/duty-row';
import { changeLogStates } from '@law/change-logs';
import {
  changeLogPath,
  changeLogSlugs,
  industryOf,
  longFormPath,
  longFormSlugs,
  stateCodeOf,
} from '@law/law-addresses';
import { findState } from '@law/states';
import { yearlyFigureKeys } from '@law/yearly-figures';
import { products, productSkus } from '@contracts/products';
import { industries } from '@/catalog/industries/industries';
import { longForms } from '@/catalog/long-form/long-forms';
import { productPages } from '@/catalog/product-pages';
import { textDates } from '@/catalog/text-dates';
import { dutyFactKeys, dutyGroups } from '@/features/shared/law/model/duty-groups';
import { lastChange, type DatedFact } from '@/features/shared/law/model/page-dates';
import { industryKeys, longFormKeys, stateKeys } from '@/features/shared/law/model/page-keys';

type Content = readonly { readonly changedAt: string }[];

/** The last change of a fixed page: of its own text, or of the newest entry that it lists. */
export function lastModifiedOf(path: string, content: Readonly<Record<string, Content>>): string | null {
  const sku = productSkus.find((candidate) => products[candidate].path === path);
  const listed = (content[`${path}/:slug`] ?? []).map(({ changedAt }) => changedAt.slice(0, 10));
  const own = sku ? productPages[sku].releaseDate : textDates[path];
  return [...listed, ...(own ? [own] : [])].sort().at(-1) ?? null;
}

/**
 * The last change of what a page says about the law: of its own text, or of a fact that it uses. A page without facts of its
 * own uses all of them. The structured data of the page names the same day.
 */
export function lawChangedOn(path: string, facts: readonly DatedFact[]): string | null {
  if (
    !/-policy-templates?$|^\/states\/|^\/paid-leave-by-state$|^\/figures$|^\/law-changes|^\/duties$|^\/which-templates|^\/policy-rollout/.test(
      path,
    )
  ) {
    return null;
  }
  const log = changeLogSlugs.find((candidate) => changeLogPath(candidate) === path);
  if (log) {
    const ofState = facts.filter(({ state }) => state === changeLogStates[log]);
    return lastChange(
      ofState.map(({ key }) => key),
      new Map(ofState.map((fact) => [fact.key, fact])),
    );
  }
  const index = new Map(facts.map((fact) => [fact.key, fact]));
  const slug = longFormSlugs.find((candidate) => longFormPath(candidate) === path);
  return slug
    ? lastChange(longFormKeys(longForms[slug]), index, longForms[slug].updated)
    : lastChange(keysOf(path) ?? [...index.keys()], index);
}

function keysOf(path: string): readonly string[] | null {
  const industry = industryOf(path);
  if (industry) {
    return industryKeys(industries[industry]);
  }
  if (path === '/figures') {
    return yearlyFigureKeys;
  }
  if (path === '/duties') {
    return dutyFactKeys(dutyGroups(lawDuties.map(toDutyRow)));
  }
  const state = findState(stateCodeOf(path) ?? '');
  return state && stateKeys(state);
}

import { industryPath, industrySlugs, longFormPath, longFormSlugs, statePath } from '@law/law-addresses';
import { states } from '@law/states';
import { yearlyFigureKeys } from '@law/yearly-figures';
import { industries } from '@/catalog/industries/industries';
import { longForms } from '@/catalog/long-form/long-forms';
import { industryKeys, longFormKeys, stateKeys } from './page-keys';

export interface FactPage {
  readonly path: string;
}

const pages = (): readonly (readonly [path: string, keys: readonly string[]])[] => [
  ['/figures', yearlyFigureKeys],
  ...longFormSlugs.map((slug) => [longFormPath(slug), longFormKeys(longForms[slug])] as const),
  ...industrySlugs.map((slug) => [industryPath(slug), industryKeys(industries[slug])] as const),
  ...states.map((state) => [statePath(state.code), stateKeys(state)] as const),
];

/** The public pages that show a fact, by address. */
export const pagesNaming = (key: string): FactPage[] =>
  pages().flatMap(([path, keys]) => (keys.includes(key) ? [{ path }] : []));

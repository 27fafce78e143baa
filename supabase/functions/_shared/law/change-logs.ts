import { changeLogSlugs, type ChangeLogSlug } from './law-addresses.ts';

/** The state of each change log: the states of facts that have dates, and those of our packs. */
export const changeLogStates: Readonly<Record<ChangeLogSlug, string>> = {
  minnesota: 'MN',
  wisconsin: 'WI',
  federal: 'US',
  california: 'CA',
  colorado: 'CO',
  'district-of-columbia': 'DC',
  illinois: 'IL',
  maryland: 'MD',
  massachusetts: 'MA',
  'new-jersey': 'NJ',
  'new-york': 'NY',
  washington: 'WA',
};

/** The name of a state's change log; null for a state that has none. */
export const changeLogOf = (code: string): ChangeLogSlug | null =>
  changeLogSlugs.find((slug) => changeLogStates[slug] === code) ?? null;

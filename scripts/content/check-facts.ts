import { factSources } from '../../supabase/functions/_shared/law/fact-sources.ts';
import { lawFacts } from '../../supabase/functions/_shared/law/facts.ts';
import { proofs } from '../../supabase/functions/_shared/law/proofs.ts';
import { identifyFigure, readFigures } from '../../supabase/functions/_shared/law/read-figures.ts';
import { addressesOf, addressFault, isOfficialAddress } from '../../supabase/functions/_shared/law/source-address.ts';
import type { LawFact } from '../../supabase/functions/_shared/law/law-fact.ts';
import { leftOverProofs, proofFaults } from './check-proofs.ts';

/** Addresses that stay until a better page is found, with the reason. An entry that no fact needs fails the check. */
export const sourcesToReplace: Readonly<Record<string, string>> = {
  'https://hennsnoxlaw.com/blog': 'the post of March 24, 2025 stood in the list of posts',
  'https://wfjlawfirm.com/perspectives/page/4/wfj-business-services': 'the city wages stood in the list of posts',
  'https://lnks.gd/2/zRXpH2': 'the department’s bulletin of 2023 is known by its short link only',
  'https://minnesotaemployer.com/author/brittgilbertson/': 'the post stood in the list of its author',
  'https://www.disabilityleavelaw.com/author/jacksonlewispc/': 'the posts stood in the list of their author',
  'https://www.house.mn.gov/hrd/issinfo/overtime.aspx?src=10': 'the address that the templates print as well',
  'https://komornlaw.com/update-on-michigans-sick-time-act-small-business-compliance/page/3':
    'the third page of one post',
};

const longestQuote = 25;
type Details = Pick<LawFact, 'figure' | 'unit' | 'source' | 'otherSources' | 'quote' | 'validFrom' | 'validTo' | 'changesOn'>;

function quoteFaults({ quote, figure, unit }: Details): string[] {
  if (quote === null || quote === undefined) return [];
  const stated = new Set(readFigures(quote).map(identifyFigure));
  return [
    ...(quote.split(/\s+/).length > longestQuote ? [`the quote has more than ${longestQuote} words`] : []),
    ...(figure !== null && unit !== null && !stated.has(identifyFigure({ value: figure, unit }))
      ? [`the figure ${figure} ${unit} is not in the quote`]
      : []),
  ];
}

function dateFaults({ validFrom, validTo, changesOn }: Details): string[] {
  const isDay = changesOn === null || changesOn === undefined || !Number.isNaN(Date.parse(`2028-${changesOn}`));
  const days = [validFrom, validTo].filter((day) => typeof day === 'string');
  return [
    ...days.flatMap((day) => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? [] : [`"${day}" is no day`])),
    ...(validFrom && validTo && validTo < validFrom ? ['it ends before it begins'] : []),
    ...(isDay ? [] : [`"${changesOn}" is no day of the year`]),
  ];
}

/** What is wrong with a fact’s sources, its quote and its dates. */
export function factFaults(fact: Details, known: Readonly<Record<string, string>> = sourcesToReplace): string[] {
  const sources = addressesOf(fact);
  const firstOther = sources.findIndex((source) => !isOfficialAddress(source));
  return [
    ...sources.flatMap((source) => {
      const fault = source in known ? null : addressFault(source);
      return fault === null ? [] : [`${source}: ${fault}`];
    }),
    ...(firstOther >= 0 && sources.slice(firstOther).some(isOfficialAddress) ? ['an official source comes after another one'] : []),
    ...quoteFaults(fact),
    ...dateFaults(fact),
  ];
}

/** The faults of the whole fact base, one line each. */
export function checkFacts(facts: readonly LawFact[] = lawFacts): string[] {
  const keys = new Set(facts.map(({ key }) => key));
  const used = new Set(facts.flatMap(addressesOf));
  return [
    ...facts.flatMap((fact) => [...factFaults(fact), ...proofFaults(fact)].map((fault) => `${fact.key}: ${fault}`)),
    ...leftOverProofs(facts),
    ...Object.keys({ ...factSources, ...proofs }).flatMap((key) => (keys.has(key) ? [] : [`there is no fact ${key}`])),
    ...Object.keys(sourcesToReplace).flatMap((source) => (used.has(source) ? [] : [`no fact needs ${source} any more`])),
  ];
}

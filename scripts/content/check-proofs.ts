import { isOfficialAddress } from '../../supabase/functions/_shared/law/source-address.ts';
import type { LawFact } from '../../supabase/functions/_shared/law/law-fact.ts';

/** Second-hand facts that stand at an official page which was not read. This list only shrinks. */
export const unreadPages: ReadonlySet<string> = new Set([
  'ca-minimum-wage-2026',
  'dc-sick-leave',
  'dc-weeks',
  'hi-overview',
  'ma-benefit-maximum-2026',
  'ma-premium-2027',
  'ma-sick-leave',
  'ma-weeks',
  'md-famli-rate-2027',
  'mn-esst-exempt-hours',
  'mn-esst-rehire-days',
  'mn-pl-notice-electronic',
  'mn-pl-notice-penalty-first',
  'mn-pl-notice-penalty-later',
  'mn-records-72-hours',
  'nj-fli-premium-2026',
  'nj-overview',
  'nj-sick-leave',
  'ny-prenatal-hours',
  'ny-sick-hours',
  'ny-sick-hours-large',
  'or-overview',
  'or-sick-leave',
  'ri-overview',
  'vt-sick-leave',
  'wa-overview',
  'wa-sick-leave',
]);

/** Official facts of one section of a statute whose subdivision was not read, or that has none. This list only shrinks. */
export const withoutPin: ReadonlySet<string> = new Set([
  'mn-esst-cities',
  'mn-final-pay-audit',
  'mn-pl-earnings-share',
  'mn-pl-increment',
  'mn-pl-notice-acknowledgement',
  'mn-pl-notice-existing-staff',
  'mn-pl-notice-samples',
  'mn-pl-opt-in',
  'mn-pl-plan-fee',
  'mn-pl-plan-kinds',
  'mn-pl-plan-start',
  'mn-pl-posters-free',
  'mn-pl-reason-medical',
  'mn-pl-reason-safety',
  'mn-pl-small-employer-half',
  'mn-pl-small-employer-premium',
  'mn-pl-wage-detail',
  'mn-pl-work-share',
  'mn-secure-choice-10',
  'mn-secure-choice-100',
  'mn-secure-choice-25',
  'mn-secure-choice-5',
  'mn-secure-choice-50',
  'mn-secure-choice-account',
  'mn-wage-notice',
  'wi-deductions',
  'wi-direct-deposit',
  'wi-seats',
  'wi-wage-claim',
]);

type Proved = Pick<LawFact, 'key' | 'state' | 'confidence' | 'source' | 'statute'> &
  Partial<Pick<LawFact, 'sourceNote' | 'sourceDated' | 'pinCite'>> &
  Pick<LawFact, 'checkedOn'>;

/** Minnesota, Wisconsin and federal law: what the shop’s own documents state. */
const ownLaw: ReadonlySet<string> = new Set(['MN', 'WI', 'US']);
const oneSection = /§ (?!§)/;

const isUnread = ({ confidence, source }: Proved) => confidence === 'secondary' && isOfficialAddress(source);

const lacksPin = ({ state, confidence, statute, pinCite }: Proved) =>
  ownLaw.has(state) && confidence === 'official' && !pinCite && statute !== null && oneSection.test(statute) && !statute.includes('§§');

/** Five years before the day of the reading, as in `2021-11`: a source of a year counts from its end. */
const isOld = ({ sourceDated, checkedOn }: Proved) => {
  const fiveYearsBefore = `${Number(checkedOn.slice(0, 4)) - 5}${checkedOn.slice(4)}`;
  return sourceDated ? sourceDated.padEnd(10, '-99') < fiveYearsBefore : false;
};

/** What a fact lacks to be proved: a page that was read, the place in the statute, and a word on an old source. */
export function proofFaults(fact: Proved): string[] {
  const { key, sourceNote } = fact;
  return [
    ...(isUnread(fact) && !unreadPages.has(key) ? ['its official page was not read'] : []),
    ...(lacksPin(fact) && !withoutPin.has(key) ? ['it names no subdivision or paragraph'] : []),
    ...(isOld(fact) && !sourceNote ? ['its source is older than five years: say in a note what was checked since'] : []),
  ];
}

/** Entries of the two lists that no fact needs any more. */
export function leftOverProofs(facts: readonly Proved[]): string[] {
  const keysOf = (test: (fact: Proved) => boolean) => new Set(facts.filter(test).map(({ key }) => key));
  const [unread, unpinned] = [keysOf(isUnread), keysOf(lacksPin)];
  return [...[...unreadPages].filter((key) => !unread.has(key)), ...[...withoutPin].filter((key) => !unpinned.has(key))].map(
    (key) => `check-proofs.ts: ${key} needs no exception any more`,
  );
}

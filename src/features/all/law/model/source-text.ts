import { citation } from '@law/citation';
import type { LawFact } from '@law/law-fact';
import { monthNames } from '@law/month-names';
import { hostOf, isOfficialAddress, onlyReporter } from '@law/source-address';
import { isOfficialPage, isReprint, shortKind } from '@law/source-kind';
import { formatDate } from '@/lib/text/format';

/** Parts of URLs that do not describe the page. */
const furniture = new Set(
  'article articles artmid articleid basic-html blog cite data detail default doc document drafts-latest files hf home index insights latest library news node pages portal publications references register resources search versions viewsolution print'.split(
    ' ',
  ),
);
const ending = /\.(?:html?|aspx?|jsp|php)$/i;
const longestName = 72;

/** Words, or the number of a section, a bill or a page, but no bare number and no database key. */
const isMeaningful = (segment: string) =>
  !furniture.has(segment.toLowerCase()) &&
  /[a-z]{4}|^[a-z]{2,3}$|^\d+[a-z]?\.\d|^[a-z]+\d+$|^\d+-\d+$/i.test(segment);

function inWords(segment: string): string {
  const words = /[a-z]/i.test(segment) ? segment.replaceAll(/[-_+]+/g, ' ').trim() : segment;
  return words.length > longestName ? `${words.slice(0, words.lastIndexOf(' ', longestName))} …` : words;
}

/** A readable name of a source: its site, the page according to its URL, and the statute. */
export function sourceName(fact: Pick<LawFact, 'source' | 'topic' | 'statute' | 'pinCite'>): string {
  const { source, topic } = fact;
  const segments = new URL(source).pathname
    .split('/')
    .map((segment) => segment.replaceAll(/%[\da-f]{2}/gi, ' ').replace(ending, ''))
    .filter(isMeaningful)
    .map(inWords);
  const [parent, last] = [segments[segments.length - 2], segments[segments.length - 1]];
  const page =
    last === undefined
      ? `${hostOf(source)} (${topic.toLowerCase()})`
      : [hostOf(source), ...(parent && !/ |^page\d/i.test(last) ? [parent] : []), last].join(' › ');
  return [page, citation(fact)].filter(Boolean).join(', ');
}

/** The statute with its subdivision and the kind of source, for the face of a statement. Sites are named in the list of sources. */
export function shortSourceName(fact: LawFact): string {
  return [citation(fact), shortKind(fact)].filter(Boolean).join(', ');
}

function kindOf(fact: LawFact): string {
  const { confidence, otherSources = [] } = fact;
  if (isReprint(fact)) {
    return 'Official text';
  }
  if (confidence === 'official') {
    // The text of a law may have been read in a copy: only a public body's own site is called official.
    return isOfficialPage(fact) ? 'Official page' : 'Official text on another site';
  }
  if (confidence === 'calculated') {
    return 'Worked out by us from other facts';
  }
  return onlyReporter(fact) === null
    ? `Second-hand: ${otherSources.length + 1} sources agree`
    : 'Second-hand: this site alone';
}

/**
 * The same facts, those first that were read on a public body's own page, then the texts of laws on other sites, then what is
 * second-hand.
 */
export function officialFirst(facts: readonly LawFact[]): LawFact[] {
  const rankOf = ({ confidence, source }: LawFact) =>
    (confidence === 'official' ? 0 : 2) + (isOfficialAddress(source) ? 0 : 1);
  return [...facts].sort((a, b) => rankOf(a) - rankOf(b));
}

/** The day, month or year of the source itself, in words. */
export function sourceDate(sourceDated: string): string {
  const [year = '', month, day] = sourceDated.split('-');
  if (day !== undefined) {
    return formatDate(sourceDated);
  }
  return month === undefined ? year : `${monthNames[Number(month) - 1] ?? ''} ${year}`;
}

/** The note of a statement whose source could not be read begins with this. */
const isUnread = ({ sourceNote }: Pick<LawFact, 'sourceNote'>) => sourceNote?.startsWith('Not read') === true;

/** The kind of source, and when it was read. */
export function sourceRemark(fact: LawFact): string {
  const { sourceNote, checkedOn, nextCheck, sourceDated } = fact;
  if (isUnread(fact)) {
    return `${sourceNote}. Noted on ${formatDate(checkedOn)}; to be read by ${formatDate(nextCheck)}.`;
  }
  const reading = `${sourceDated ? `Source of ${sourceDate(sourceDated)}, read` : 'Read'} on ${formatDate(checkedOn)}; next reading by ${formatDate(nextCheck)}`;
  return [kindOf(fact), sourceNote, reading].flatMap((segment) => (segment ? [`${segment}.`] : [])).join(' ');
}

import type { LawFact } from '@contracts/law/law-fact';
import { formatDate } from '@/lib/format';

/** Parts of addresses that tell nothing about the page. */
const furniture = new Set(
  'article articles artmid articleid basic-html blog cite data detail default doc document drafts-latest files hf home index insights latest library news node pages portal publications references register resources search versions viewsolution print'.split(
    ' ',
  ),
);
const ending = /\.(?:html?|aspx?|jsp|php)$/i;
const longestName = 72;

/** Words, or the number of a section, a bill or a page; no bare number and no key of a database. */
const isTelling = (part: string) =>
  !furniture.has(part.toLowerCase()) &&
  /[a-z]{4}|^[a-z]{2,3}$|^\d+[a-z]?\.\d|^[a-z]+\d+$|^\d+-\d+$/i.test(part);

function inWords(part: string): string {
  const words = /[a-z]/i.test(part) ? part.replaceAll(/[-_+]+/g, ' ').trim() : part;
  return words.length > longestName ? `${words.slice(0, words.lastIndexOf(' ', longestName))} …` : words;
}

const siteOf = (source: string) => new URL(source).host.replace(/^www\./, '');

/** A source as one would tell it: its site, what the address says of the page, and the statute. */
export function sourceName({
  source,
  topic,
  statute,
}: Pick<LawFact, 'source' | 'topic' | 'statute'>): string {
  const parts = new URL(source).pathname
    .split('/')
    .map((part) => part.replaceAll(/%[\da-f]{2}/gi, ' ').replace(ending, ''))
    .filter(isTelling)
    .map(inWords);
  const [parent, last] = [parts.at(-2), parts.at(-1)];
  const page =
    last === undefined
      ? `${siteOf(source)} (${topic.toLowerCase()})`
      : [siteOf(source), ...(parent && !/ |^page\d/i.test(last) ? [parent] : []), last].join(' › ');
  return [page, ...(statute ? [statute] : [])].join(', ');
}

/** The text of a law may have been read in a copy: only a public body's own site is called its page. */
const isOfficialSite = (source: string) => /\.(?:gov|us)$/.test(siteOf(source));

function kindOf({ confidence, source }: Pick<LawFact, 'confidence' | 'source'>): string {
  if (confidence === 'official') {
    return isOfficialSite(source) ? 'Official page' : 'Official text on another site';
  }
  return confidence === 'secondary' ? 'Second-hand source' : 'Worked out by us from other facts';
}

/** What kind of source it is, and when it was read. */
export function sourceRemark(fact: LawFact): string {
  const { sourceNote, checkedOn, nextCheck } = fact;
  const reading = `Read on ${formatDate(checkedOn)}; next reading by ${formatDate(nextCheck)}`;
  return [kindOf(fact), sourceNote, reading].flatMap((part) => (part ? [`${part}.`] : [])).join(' ');
}

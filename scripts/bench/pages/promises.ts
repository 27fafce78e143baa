import type { Figure } from '../figures.ts';
import { median } from '../statistics.ts';
import type { PlainReading, Visit } from './visit.ts';

/** All that was seen of one page. */
export interface PageRecord {
  readonly name: string;
  readonly visits: readonly Visit[];
  /** The largest paint over the limit's in the same round: both had the same minute of the machine. */
  readonly ratios: readonly number[];
  /** What somebody without JavaScript reads. */
  readonly plain: PlainReading;
}

interface PagePromise extends Pick<Figure, 'bound' | 'unit' | 'direction'> {
  readonly name: string;
  readonly measure: (page: PageRecord) => number;
}

const middle = (read: (seen: Visit) => number) => (page: PageRecord) => median(page.visits.map(read));
const most = (read: (seen: Visit) => number) => (page: PageRecord) => Math.max(...page.visits.map(read));

/** Without white space: how lines break and words are set says nothing about whether the text is there. */
const bare = (text: string) => text.replace(/\s+/g, '').toLowerCase();

/** How much of the text that the finished page shows is in its HTML, in percent. */
function shareInHtml({ plain, visits }: PageRecord): number {
  const source = bare(plain.text);
  const lines = (visits[0]?.text ?? '').split('\n').map(bare);
  const length = (some: readonly string[]) => some.reduce((sum, line) => sum + line.length, 0);
  return (100 * length(lines.filter((line) => source.includes(line)))) / length(lines);
}

/** What every public page keeps. */
const promises: readonly PagePromise[] = [
  {
    name: "largest paint, times the limit's",
    measure: ({ ratios }) => median(ratios),
    bound: 1.1,
    unit: '',
  },
  { name: 'layout shift in any round', measure: most(({ cls }) => cls), bound: 0.01, unit: '' },
  { name: 'blocking time', measure: middle(({ tbt }) => tbt), bound: 50, unit: 'ms' },
  {
    name: 'answers before the largest paint',
    measure: middle(({ requestsBeforeLcp }) => requestsBeforeLcp),
    bound: 1,
    unit: '',
  },
  {
    name: 'visible text in the HTML',
    measure: shareInHtml,
    bound: 85,
    unit: '%',
    direction: 'at least',
  },
  {
    name: 'heading in the HTML',
    measure: ({ plain, visits }) => Number(plain.heading !== '' && plain.heading === visits[0]?.heading),
    bound: 1,
    unit: '',
    direction: 'exactly',
  },
  { name: 'HTML on the wire', measure: middle(({ htmlKb }) => htmlKb), bound: 40, unit: 'KB' },
  { name: 'JavaScript before use', measure: middle(({ scriptKb }) => scriptKb), bound: 95, unit: 'KB' },
  {
    name: 'JavaScript in all',
    measure: middle(({ scriptAfterUseKb }) => scriptAfterUseKb),
    bound: 140,
    unit: 'KB',
  },
  { name: 'answer to a touch', measure: middle(({ answerMs }) => answerMs), bound: 100, unit: 'ms' },
  {
    name: 'complaints of the console',
    measure: ({ visits }) => new Set(visits.flatMap(({ complaints }) => complaints)).size,
    bound: 0,
    unit: '',
  },
];

/** Each promise by the page that keeps it worst; the pages that break it are named. */
export function judgePages(pages: readonly PageRecord[]): Figure[] {
  return promises.map(({ name, measure, ...goal }) => {
    const isWorse = (one: number, other: number) =>
      goal.direction === undefined || goal.direction === 'at most' ? one > other : one < other;
    const measured = pages.map((page) => ({ page: page.name, value: measure(page) }));
    const worst = measured.reduce((found, next) => (isWorse(next.value, found.value) ? next : found));
    const broken = measured.filter(({ value }) => isWorse(value, goal.bound)).map(({ page }) => page);
    const where =
      broken.length > 1
        ? `${worst.page}; also ${broken.filter((page) => page !== worst.page).join(', ')}`
        : worst.page;
    return { name: `${name} (worst: ${where})`, value: worst.value, ...goal };
  });
}

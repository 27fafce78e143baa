import { partsOfDate, readDates, type DateUnit } from './figure-dates.ts';
import type { FigureUnit, LawFact } from './law-fact.ts';
import { numberPattern, readNumber } from './number-words.ts';

/** What texts measure in, besides the units of the fact base. */
type MeasureUnit = FigureUnit | DateUnit | 'miles' | 'quarters' | 'age';

/** A number with its unit, as a text states it: "12 weeks", "$1,423", "0.88 percent", "January 1, 2026". */
export interface Figure {
  readonly value: number;
  readonly unit: MeasureUnit;
  readonly text: string;
}

const adjective =
  '(?:consecutive|calendar|scheduled|working|business|unpaid|paid|more|full|additional|extra|further|fewer|less|or|permanent|of|work|single|straight)';
const unitWords: Readonly<Record<string, MeasureUnit>> = {
  week: 'weeks',
  wk: 'weeks',
  workweek: 'weeks',
  day: 'days',
  workday: 'days',
  weekday: 'days',
  hour: 'hours',
  hr: 'hours',
  minute: 'minutes',
  min: 'minutes',
  month: 'months',
  year: 'years',
  quarter: 'quarters',
  mile: 'miles',
  employee: 'employees',
  worker: 'employees',
  staff: 'employees',
  people: 'employees',
  person: 'employees',
};

const number = numberPattern;
const joined = String.raw`(?:(${number})(?: (?:to|or|and|of) | ?[–-] ?| out of ))?(${number})`;
/** In the middle of another figure or word no figure begins. */
const isInside = /[\w.,$§]/;
const patterns = {
  money: new RegExp(
    String.raw`(?:\$|\bUSD ?)(${number})(?: ?[–-] ?\$?(${number})| to \$?(${number}))?`,
    'gi',
  ),
  dollars: new RegExp(String.raw`${joined} dollars?\b`, 'gi'),
  cents: new RegExp(String.raw`(${number}) cents?\b`, 'gi'),
  percent: new RegExp(
    String.raw`${joined}(?: (?:of )?(?:a|one))?(?: |-)?(?:per ?cent(?:age points?)?\b|%)`,
    'gi',
  ),
  counted: new RegExp(
    String.raw`${joined}\+?(?:[ -]${adjective}){0,3}[ -](${Object.keys(unitWords).join('|')})s?\b`,
    'gi',
  ),
  rate: /(\d+\.\d\d) (?:an|per|a) (?:hour|week|month|year)\b/gi,
  fraction: /\b(one|a|two|three|four) (third|fifth)s?\b/gi,
  age: new RegExp(String.raw`\b(?:age|aged|under the age of|under age) (${number})\b`, 'gi'),
};

/** Markdown and HTML around a figure do not hide it. */
function plain(source: string): string {
  return source
    .replaceAll(/&nbsp;|&#160;|[\u00a0\u202f\u2009]/g, ' ')
    .replaceAll('\u2011', '-')
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/[*_`[]|<\/?(?:b|strong|em|i|span)\b[^>]*>/g, '');
}

/** The matches that begin nowhere inside. Not by a lookbehind: the pages use this, and Safari knows it only since 16.4. */
function* matchesOutside(text: string, pattern: RegExp): Iterable<RegExpExecArray> {
  const search = new RegExp(pattern);
  for (let found = search.exec(text); found; found = search.exec(text)) {
    if (!isInside.test(text.charAt(found.index - 1))) {
      yield found;
      continue;
    }
    search.lastIndex = found.index + 1;
    while (isInside.test(text.charAt(search.lastIndex - 1))) search.lastIndex += 1;
  }
}

/** Every figure of a text that has a unit, in no particular order. */
export function readFigures(source: string): Figure[] {
  const { dates, rest } = readDates(plain(source));
  const figures: Figure[] = [...dates];
  const add = (unit: MeasureUnit, text: string, amounts: readonly (string | undefined)[], scale = 1) => {
    for (const amount of amounts) {
      if (amount !== undefined) figures.push({ value: readNumber(amount) * scale, unit, text });
    }
  };
  for (const [found, ...amounts] of rest.matchAll(patterns.money)) add('USD', found, amounts);
  for (const [found, ...amounts] of matchesOutside(rest, patterns.dollars)) add('USD', found, amounts);
  for (const [found, amount] of matchesOutside(rest, patterns.cents)) add('USD', found, [amount], 0.01);
  for (const [found, ...amounts] of matchesOutside(rest, patterns.percent)) add('percent', found, amounts);
  for (const [found, amount] of matchesOutside(rest, patterns.rate)) add('USD', found, [amount]);
  for (const [found, amount = '', part = ''] of rest.matchAll(patterns.fraction)) {
    const share = (amount === 'a' ? 1 : readNumber(amount)) / (part.toLowerCase() === 'third' ? 3 : 5);
    figures.push({ value: Math.round(10_000 * share) / 100, unit: 'percent', text: found });
  }
  for (const [found, amount] of rest.matchAll(patterns.age)) add('age', found, [amount]);
  for (const [found, from, amount, word = ''] of matchesOutside(rest, patterns.counted)) {
    const unit = unitWords[word.toLowerCase()];
    if (unit) add(unit, found, [from, amount]);
  }
  return figures;
}

export const identifyFigure = ({ value, unit }: Pick<Figure, 'value' | 'unit'>) => `${unit} ${value}`;

/** What these facts hold: their own figures, every figure of their statements, and the days on which they were checked. */
export function heldFigures(
  facts: readonly Pick<LawFact, 'figure' | 'unit' | 'statement' | 'checkedOn'>[],
): ReadonlySet<string> {
  const held = new Set<string>();
  const hold = ({ value, unit }: Pick<Figure, 'value' | 'unit'>) => {
    if (unit === 'date') {
      for (const [part, of] of partsOfDate(value)) held.add(identifyFigure({ value: of, unit: part }));
    }
    held.add(identifyFigure({ value, unit }));
  };
  for (const fact of facts) {
    if (fact.figure !== null && fact.unit !== null) {
      hold({ value: fact.figure, unit: fact.unit });
    }
    readFigures(fact.statement).forEach(hold);
    hold({ value: Number(fact.checkedOn.replaceAll('-', '')), unit: 'date' });
  }
  return held;
}

/** The figures of a text that no fact holds. */
export function figuresNotHeld(text: string, held: ReadonlySet<string>): Figure[] {
  return readFigures(text).filter((figure) => !held.has(identifyFigure(figure)));
}

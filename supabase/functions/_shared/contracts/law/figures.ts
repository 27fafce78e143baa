import type { FigureUnit, LawFact } from './law-fact.ts';

/** A number with its unit, as a text states it: "12 weeks", "$1,423", "0.88 percent", "January 1, 2026". */
export interface Figure {
  readonly value: number;
  readonly unit: FigureUnit;
  readonly text: string;
}

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const monthNames =
  'January February March April May June July August September October November December'.split(' ');
const number = String.raw`\d[\d,]*(?:\.\d+)?|${words.slice(1).join('|')}`;
const adjectives =
  '(?:consecutive|calendar|scheduled|working|business|unpaid|paid|more|full|additional|extra|fewer|or more|or fewer|or less|permanent)';
const unitWords: Readonly<Record<string, FigureUnit>> = {
  week: 'weeks',
  workweek: 'weeks',
  day: 'days',
  workday: 'days',
  hour: 'hours',
  minute: 'minutes',
  month: 'months',
  year: 'years',
  employee: 'employees',
  worker: 'employees',
};

const patterns = {
  money: /\$(\d[\d,]*(?:\.\d+)?)/g,
  percent: new RegExp(String.raw`(?<![\w.,])(${number})(?:\s|-)?(?:percent|%)`, 'gi'),
  counted: new RegExp(
    String.raw`(?<![\w.,$])(?:(${number})\s(?:to|or|and|of)\s)?(${number})(?:[\s-]${adjectives}){0,2}[\s-](${Object.keys(unitWords).join('|')})s?\b`,
    'gi',
  ),
  date: new RegExp(String.raw`\b(${monthNames.join('|')})\s(\d{1,2}),\s(\d{4})`, 'g'),
};

function toNumber(text: string): number {
  const word = words.indexOf(text.toLowerCase());
  return word > 0 ? word : Number(text.replaceAll(',', '').replace(/\.$/, ''));
}

/** Every figure of a text that has a unit, in no particular order. */
export function readFigures(source: string): Figure[] {
  const text = source.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2011', '-');
  const figures: Figure[] = [];
  for (const [found, amount = ''] of text.matchAll(patterns.money)) {
    figures.push({ value: toNumber(amount), unit: 'USD', text: found });
  }
  for (const [found, amount = ''] of text.matchAll(patterns.percent)) {
    figures.push({ value: toNumber(amount), unit: 'percent', text: found });
  }
  for (const [found, from, amount = '', word = ''] of text.matchAll(patterns.counted)) {
    const unit = unitWords[word.toLowerCase()];
    if (unit) {
      const amounts = from === undefined ? [amount] : [from, amount];
      figures.push(...amounts.map((value) => ({ value: toNumber(value), unit, text: found })));
    }
  }
  for (const [found, month = '', day, year] of text.matchAll(patterns.date)) {
    const value = Number(year) * 10_000 + (monthNames.indexOf(month) + 1) * 100 + Number(day);
    figures.push({ value, unit: 'date', text: found });
  }
  return figures;
}

const identify = ({ value, unit }: Pick<Figure, 'value' | 'unit'>) => `${unit} ${value}`;

/** What these facts hold: their own figures, every figure of their statements, and the days on which they were checked. */
export function heldFigures(facts: readonly LawFact[]): ReadonlySet<string> {
  const held = new Set<string>();
  for (const fact of facts) {
    if (fact.figure !== null && fact.unit !== null) {
      held.add(identify({ value: fact.figure, unit: fact.unit }));
    }
    for (const figure of readFigures(fact.statement)) {
      held.add(identify(figure));
    }
    held.add(identify({ value: Number(fact.checkedOn.replaceAll('-', '')), unit: 'date' }));
  }
  return held;
}

/** The figures of a text that no fact holds. */
export function figuresNotHeld(text: string, held: ReadonlySet<string>): Figure[] {
  return readFigures(text).filter((figure) => !held.has(identify(figure)));
}

/** A figure as pages write it. */
export function formatFigure(value: number, unit: FigureUnit): string {
  if (unit === 'date') {
    const text = String(value);
    const month = monthNames[Number(text.slice(4, 6)) - 1] ?? '';
    return `${month} ${Number(text.slice(6))}, ${text.slice(0, 4)}`;
  }
  const amount = value.toLocaleString('en-US', {
    maximumFractionDigits: 4,
    minimumFractionDigits: unit === 'USD' && !Number.isInteger(value) ? 2 : 0,
  });
  if (unit === 'USD') {
    return `$${amount}`;
  }
  return unit === 'percent' ? `${amount} percent` : `${amount} ${value === 1 ? unit.slice(0, -1) : unit}`;
}

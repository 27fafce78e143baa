import type { Template } from '../../../supabase/functions/_shared/documents/mod.ts';
import { readPdf } from '../../../supabase/functions/_shared/documents/testing/read-pdf.ts';
import type { ReadPdf } from '../../../supabase/functions/_shared/documents/testing/read-pdf.ts';

type Placeholder = Template['placeholders'][number];

/** One box on a page. */
interface Widget {
  readonly number: number;
  /** The object of its field. */
  readonly field: number;
  readonly width: number;
  readonly height: number;
  /** Of the text that is typed into it; 0 where the viewer chooses one that fits. */
  readonly size: number;
}

interface FormField {
  readonly name: string;
  readonly isMultiline: boolean;
  readonly kids: readonly number[];
}

/** The font that viewers write with; lengths for a size of 1 point. */
interface FormFont {
  readonly has: (character: string) => boolean;
  readonly widthOf: (text: string) => number;
  readonly line: number;
}

export interface PdfForm {
  readonly fields: ReadonlyMap<number, FormField>;
  readonly widgets: readonly Widget[];
  readonly font: FormFont | null;
}

const multiline = 1 << 12;
/** Viewers leave this much at the sides of a field. */
const sideRoom = 4;
/** What a viewer that chooses the size takes at most. */
const largest = 12;

const references = (text = ''): number[] =>
  [...text.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number));
const numberAfter = (body: string, pattern: RegExp): number => Number(pattern.exec(body)?.[1] ?? 0);

/** Reads the form of a PDF of ours: its fields, their boxes and the font for what is typed. */
export function readForm(bytes: Uint8Array): PdfForm {
  const pdf = readPdf(bytes);
  const { objects } = pdf;
  const form = [...objects.values()].find((body) => body.includes('/NeedAppearances')) ?? '';
  const fields = references(/\/Fields\[([^\]]*)\]/.exec(form)?.[1]).map((number) => {
    const body = objects.get(number) ?? '';
    return [
      number,
      {
        name: /\/T(\([^)]*\)|<[^>]*>)/.exec(body)?.[1]?.slice(1, -1) ?? '',
        isMultiline: (numberAfter(body, /\/Ff (\d+)/) & multiline) !== 0,
        kids: references(/\/Kids\[([^\]]*)\]/.exec(body)?.[1]),
      },
    ] as const;
  });
  const widgets = [...objects]
    .filter(([, body]) => body.includes('/Subtype/Widget'))
    .map(([number, body]): Widget => {
      const [left = 0, bottom = 0, right = 0, top = 0] = (/\/Rect ?\[([^\]]*)\]/.exec(body)?.[1] ?? '')
        .trim()
        .split(/\s+/)
        .map(Number);
      return {
        number,
        field: numberAfter(body, /\/Parent (\d+) 0 R/),
        width: right - left,
        height: top - bottom,
        size: numberAfter(body, /\/DA\(\/\w+ ([\d.]+) Tf/),
      };
    });
  return { fields: new Map(fields), widgets, font: readFont(pdf, form) };
}

function readFont({ objects, streams }: ReadPdf, form: string): FormFont | null {
  const font = objects.get(numberAfter(form, /\/DR<<\/Font<<\/\w+ (\d+) 0 R/));
  if (font === undefined) return null;
  const descendant = objects.get(numberAfter(font, /\/DescendantFonts\[(\d+) 0 R/)) ?? '';
  const widths = (/\/W\[0\[([^\]]*)\]/.exec(descendant)?.[1] ?? '').split(/\s+/).map(Number);
  const numbers = glyphNumbers(streams.get(numberAfter(font, /\/ToUnicode (\d+) 0 R/)) ?? '');
  const descriptor = objects.get(numberAfter(descendant, /\/FontDescriptor (\d+) 0 R/)) ?? '';
  const line =
    numberAfter(descriptor, /\/Ascent (-?[\d.]+)/) - numberAfter(descriptor, /\/Descent (-?[\d.]+)/);
  const widthOf = (character: string): number => widths[numbers.get(character) ?? -1] ?? 1000;
  return {
    has: (character) => numbers.has(character),
    widthOf: (text) => Array.from(text).reduce((sum, character) => sum + widthOf(character), 0) / 1000,
    line: line / 1000,
  };
}

/** What viewers look up when somebody types: the number of each character, from the map that copying uses. */
function glyphNumbers(map: string): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const [, first = '', last = '', character = ''] of map.matchAll(
    /^<([0-9a-f]{4})><([0-9a-f]{4})><([0-9a-f]{4})>$/gim,
  )) {
    const [from, to, code] = [first, last, character].map((hex) => Number.parseInt(hex, 16));
    for (let number = from ?? 0; number <= (to ?? 0); number += 1) {
      const text = String.fromCharCode((code ?? 0) + number - (from ?? 0));
      if (!numbers.has(text)) numbers.set(text, number);
    }
  }
  return numbers;
}

/** What somebody may write into a field: the example, and an answer half as long again; a choice, or the longest date. */
export function likelyAnswers({ kind, options, example }: Placeholder): readonly string[] {
  if (kind === 'choice') return options ?? [];
  if (kind === 'date') return ['September 30, 2027'];
  return [example, example + example.slice(0, Math.ceil(example.length / 2))];
}

/** The points in which a box shows all of an answer. */
export function sizeOfAnswer(font: FormFont, widget: Widget, isMultiline: boolean, answer: string): number {
  const { size, width, height } = widget;
  const most = size === 0 ? largest : size;
  if (!isMultiline) return Math.min(most, (width - sideRoom) / font.widthOf(answer), height / font.line);
  let fitted = most;
  while (fitted > 1 && linesOf(font, answer, (width - sideRoom) / fitted) * font.line * fitted > height)
    fitted -= 0.1;
  return fitted;
}

function linesOf(font: FormFont, text: string, width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    const wanted = font.widthOf(`${word} `);
    if (used > 0 && used + wanted > width) {
      lines += 1;
      used = 0;
    }
    used += wanted;
  }
  return lines;
}

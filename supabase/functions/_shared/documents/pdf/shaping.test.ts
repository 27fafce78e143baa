import { beforeAll, describe, expect, it } from 'vitest';
import { fillTemplate } from '../fill.ts';
import { bundledFonts } from '../fonts.ts';
import type { FontName } from '../fonts.ts';
import { makeTemplate } from '../testing/make-template.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { buildPdf } from './build-pdf.ts';
import { FontSet } from './font-set.ts';
import type { TextRun, TextStyle } from './font-set.ts';
import { PdfFile } from './pdf-file.ts';
import { subsetFont } from './subset.ts';
import { TrueTypeFont } from './true-type.ts';

const style: TextStyle = { family: 'serif', bold: false, italic: false, size: 10, color: '000000' };
const invisible = '\u034f\u200d\u200b\u2060\u00ad';

let serif: TrueTypeFont;
let fallback: TrueTypeFont;

beforeAll(async () => {
  const load = async (name: FontName): Promise<TrueTypeFont> =>
    new TrueTypeFont(await bundledFonts().load(name));
  [serif, fallback] = await Promise.all([load('serif'), load('fallback')]);
});

interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

function boxOf(font: TrueTypeFont, glyph: number): Box {
  const { start } = font.outline(glyph);
  const [left = 0, bottom = 0, right = 0, top = 0] = [2, 4, 6, 8].map((at) => font.view.getInt16(start + at));
  return { left, bottom, right, top };
}

/** What is drawn of each glyph, on one line. */
function boxesOf(font: TrueTypeFont, text: string, rightToLeft = false): Box[] {
  let at = 0;
  return font.place(text, rightToLeft).map(({ glyph, advance, x, y }) => {
    const { left, bottom, right, top } = boxOf(font, glyph);
    const box = { left: at + x + left, bottom: y + bottom, right: at + x + right, top: y + top };
    at += advance;
    return box;
  });
}

function operand(run: TextRun | undefined): string | undefined {
  return run?.font.operand(run);
}

function middle({ left, right }: Box): number {
  return (left + right) / 2;
}

describe('combining marks', () => {
  // Each in the font that the document takes for it. An acute leans to the right of where it is held.
  it.each(['m\u0304', 'z\u0304', 'M\u0304', 'x\u0301', '\u0438\u0302', '\u1ecd\u0300', 'X\u0301'])(
    'sit above their character: %s',
    async (text) => {
      const set = await FontSet.load(new PdfFile(), bundledFonts(), text);
      for (const family of ['serif', 'sans'] as const) {
        const [run] = set.runs(text, { ...style, family });
        if (!run) throw new Error('There is a run.');
        const { font } = run.font;
        const [base, mark] = boxesOf(font, text);
        if (!base || !mark) throw new Error('There are two glyphs.');
        expect(Math.abs(middle(mark) - middle(base))).toBeLessThan(0.07 * font.unitsPerEm);
        expect(mark.bottom).toBeGreaterThanOrEqual(base.top);
      }
    },
  );

  it('sit below and above one character at once', () => {
    const glyphs = boxesOf(serif, 'm\u0323\u0304');
    expect(glyphs).toHaveLength(3);
    const [base, below, above] = glyphs;
    if (!base || !below || !above) throw new Error('There are three glyphs.');
    expect(below.top).toBeLessThan(base.bottom);
    expect(above.bottom).toBeGreaterThan(base.top);
  });

  it('are part of the character where the font has it whole', () => {
    expect(serif.place('e\u0301', false)).toMatchObject([{ glyph: serif.glyph(0xe9), text: 'e\u0301' }]);
  });

  it('take no room', () => {
    expect(serif.width('am\u0304b', false)).toBeCloseTo(serif.width('amb', false), 2);
  });

  it('sit on right-to-left characters, and are copied before them as readers expect', () => {
    const glyphs = fallback.place('\u05e9\u05b8', true);
    expect(glyphs.map(({ text }) => text)).toEqual(['\u05b8', '\u05e9']);
    const [mark, base] = boxesOf(fallback, '\u05e9\u05b8', true);
    if (!base || !mark) throw new Error('There are two glyphs.');
    expect(mark.top).toBeLessThanOrEqual(base.bottom);
    expect(mark.left).toBeGreaterThan(base.left);
    expect(mark.right).toBeLessThan(base.right);
  });

  it('come from a font that has both and can put the mark on the character', async () => {
    expect(serif.glyph(0x304)).toBeGreaterThan(0);
    const set = await FontSet.load(new PdfFile(), bundledFonts(), 'M\u0304');
    expect([...set.missing]).toEqual([]);
    expect(set.runs('aM\u0304b', style).map(({ text, font }) => [text, font.name])).toEqual([
      ['a', 'F1'],
      ['M\u0304', 'F9'],
      ['b', 'F1'],
    ]);
  });
});

describe('characters that are never drawn', () => {
  it.each(Array.from(invisible))('have neither glyph nor width: %j', (character) => {
    for (const font of [serif, fallback]) {
      expect(font.place(`a${character}b`, false).map(({ glyph }) => glyph)).toEqual([
        font.glyph(0x61),
        font.glyph(0x62),
      ]);
      expect(font.width(`a${character}b`, false)).toBe(font.width('ab', false));
      expect(font.place(character, false)).toEqual([]);
    }
  });

  it('ask for no other font', async () => {
    const set = await FontSet.load(new PdfFile(), bundledFonts(), `a${invisible}b`);
    expect([...set.missing]).toEqual([]);
    expect(set.runs(`a${invisible}b`, style).map(({ font }) => font.name)).toEqual(['F1']);
  });

  it('never end a line', async () => {
    const set = await FontSet.load(new PdfFile(), bundledFonts(), '');
    expect(set.width('para\u00adgraph', style)).toBe(set.width('paragraph', style));
  });

  it('are in no field that a viewer writes itself', async () => {
    const placeholders = [
      'rule:',
      '  label: Para\u00adgraph',
      '  help: Its num\u00adber.',
      '  example: Two',
      '  kind: text',
    ];
    const document = fillTemplate(makeTemplate('{{rule}}', { placeholders }), 'blank');
    const pdf = readPdf(await buildPdf(document, { fonts: bundledFonts() }));
    expect(pdf.withEntry('/FT/Tx').join('\n')).toContain('/V([Paragraph])');
  });
});

describe('text that is copied out of the file', () => {
  const said = (font: TrueTypeFont, text: string, rightToLeft = false): string => {
    const glyphs = font.place(text, rightToLeft);
    return (rightToLeft ? glyphs.toReversed() : glyphs).map((glyph) => glyph.text).join('');
  };

  it.each([
    'Ade\u0301ba\u0301yo\u0323\u0300',
    'e\u0323\u0300bu\u0300n',
    'g\u0303 m\u0304',
    'office',
    'a\u034fb',
    'x\u200dy',
  ])('is what was put in: %j', (text) => {
    expect(said(serif, text).normalize('NFC')).toBe(text.normalize('NFC'));
  });

  it.each(['שָׁלוֹם', 'السلام', 'مَكْتَب', 'می\u200cخواهم'])(
    'is whole in right-to-left scripts, character by character: %s',
    (text) => {
      expect(said(fallback, text, true).normalize('NFC')).toBe(text.normalize('NFC'));
      for (const glyph of fallback.place(text, true)) expect(Array.from(glyph.text)).toHaveLength(1);
    },
  );

  it('has no soft hyphens, so that a search finds the word', () => {
    expect(said(serif, 'Nord\u00adlicht')).toBe('Nordlicht');
  });

  it('is decomposed where a font draws a character in parts', () => {
    expect(serif.glyph(0x1e3f)).toBe(0);
    expect(serif.place('\u1e3f', false).map(({ text }) => text)).toEqual(['m', '\u0301']);
  });
});

describe('numbers among right-to-left characters', () => {
  it('go from left to right, and are left of the word before them', async () => {
    const set = await FontSet.load(new PdfFile(), bundledFonts(), 'شارع١٢');
    const runs = set.runs('شارع١٢', style);
    expect(runs.map(({ text, rightToLeft }) => [text, rightToLeft])).toEqual([
      ['شارع', true],
      ['١٢', true],
    ]);
    const [one, two] = ['١', '٢'].map((digit) => operand(set.runs(digit, style)[0])?.slice(1, -1));
    expect(operand(runs[1])).toBe(`<${one ?? ''}${two ?? ''}>`);
  });
});

describe('moved glyphs', () => {
  it('are the same outline at another place, with their own advance', () => {
    const mark = serif.glyph(0x0304);
    const [, placed] = serif.place('m\u0304', false);
    if (!placed) throw new Error('There is a mark.');
    const bytes = subsetFont(serif, [0, mark], new Map([[1, placed]]));
    const tables = readTables(bytes);
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const start = (tables.get('glyf') ?? 0) + view.getUint32((tables.get('loca') ?? 0) + 4);
    const { left, bottom } = boxOf(serif, mark);
    expect(view.getInt16(start)).toBe(-1);
    expect([view.getInt16(start + 2), view.getInt16(start + 4)]).toEqual([
      left + placed.x,
      bottom + placed.y,
    ]);
    // The part is the glyph as the font has it, which follows those that were asked for.
    expect(view.getUint16(start + 12)).toBe(2);
    expect([view.getInt16(start + 14), view.getInt16(start + 16)]).toEqual([placed.x, placed.y]);
    expect(view.getUint16((tables.get('hmtx') ?? 0) + 4)).toBe(placed.advance);
  });

  function readTables(bytes: Uint8Array): Map<string, number> {
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const tables = new Map<string, number>();
    for (let at = 12; at < 12 + view.getUint16(4) * 16; at += 16) {
      tables.set(String.fromCharCode(...bytes.subarray(at, at + 4)), view.getUint32(at + 8));
    }
    return tables;
  }
});

describe('ligatures', () => {
  it('are only those that a script needs: others would move the lines of documents that are sold', () => {
    expect(serif.place('office', false)).toHaveLength(6);
    // Lam and alef are one shape, which two characters share.
    const glyphs = fallback.place('لا', true);
    expect(glyphs.map(({ glyph }) => glyph)).toEqual([fallback.glyph(0x20), fallback.glyph(0xfefb)]);
  });
});

import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../fill.ts';
import { bundledFonts } from '../fonts.ts';
import { listMarker } from '../list-marker.ts';
import { roomToWrite, shareWidth } from '../table-widths.ts';
import { makeTemplate } from '../testing/make-template.ts';
import type { Inline } from '../tree.ts';
import { FontSet } from './font-set.ts';
import type { TextStyle } from './font-set.ts';
import { LayoutContext } from './layout-context.ts';
import { breakEvenly, breakLines } from './lines.ts';
import type { Line } from './text-line.ts';
import { PdfFile, pdfNumber, pdfText } from './pdf-file.ts';
import { PieceMaker } from './pieces.ts';
import { subsetFont } from './subset.ts';
import { TrueTypeFont } from './true-type.ts';

const style: TextStyle = { family: 'serif', bold: false, italic: false, size: 10, color: '000000' };

async function context(text: string): Promise<LayoutContext> {
  const fonts = await FontSet.load(new PdfFile(), bundledFonts(), text);
  return new LayoutContext(fillTemplate(makeTemplate('Text.'), 'blank'), fonts, null);
}

async function linesOf(text: string, width: number): Promise<Line[]> {
  const layout = await context(text);
  const nodes: Inline[] = [{ type: 'text', value: text }];
  return breakLines(layout, new PieceMaker(layout).make(nodes, style), width);
}

function words(line: Line | undefined): string {
  return (line?.parts ?? []).map((part) => (part.piece.kind === 'text' ? part.piece.text : '')).join('');
}

describe('breaking lines', () => {
  it('keeps them inside their width and loses no word', async () => {
    const text =
      'The employee tells the company thirty days before a leave that can be foreseen, or as soon as possible.';
    const lines = await linesOf(text, 120);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.every((line) => line.width <= 120.01)).toBe(true);
    expect(lines.map(words).join('')).toBe(text);
  });

  it('cuts a word that is wider than a line', async () => {
    const text = 'x'.repeat(400);
    const lines = await linesOf(text, 100);
    expect(lines.every((line) => line.width <= 100.01)).toBe(true);
    expect(lines.map(words).join('')).toBe(text);
  });

  it('breaks after hyphens and at line breaks', async () => {
    expect((await linesOf('well-known and self-evident', 60)).map(words).join('|')).toContain('-');
    expect((await linesOf('one\ntwo', 500)).map(words)).toEqual(['one', 'two']);
  });

  it('keeps the sign of a section with its number', async () => {
    const lines = await linesOf('See Minn. Stat. § 181.032, and (§§ 181.13 to 181.145) as well.', 90);
    const ends = lines.map((line) => words(line).trim().slice(-1));
    expect(ends.length).toBeGreaterThan(3);
    expect(ends).not.toContain('§');
    expect(lines.map(words).join('')).toContain('(§§ 181.13');
  });

  it('leaves no word of a title alone on its last line', async () => {
    const text = 'Wage Deduction Authorization After a Loss';
    const layout = await context(text);
    const atoms = new PieceMaker(layout).make([{ type: 'text', value: text }], style);
    expect(breakLines(layout, atoms, 180).map(words)).toEqual([
      'Wage Deduction Authorization After a ',
      'Loss',
    ]);
    expect(breakEvenly(layout, atoms, 180, 14).map(words)).toEqual([
      'Wage Deduction ',
      'Authorization After a Loss',
    ]);
    expect(breakEvenly(layout, atoms, 400, 14).map(words)).toEqual([text]);
  });

  it('puts right-to-left words in the order of their script', async () => {
    const [line] = await linesOf('Acme שלום עולם Ltd', 500);
    expect(words(line)).toBe('Acme עולם שלום Ltd');
  });

  it('takes the font of last resort for characters that the text font lacks', async () => {
    const [line] = await linesOf('a ☃ ש b', 500);
    const fonts = new Set(
      (line?.parts ?? []).map((part) => (part.piece.kind === 'text' ? part.piece.font.name : '')),
    );
    expect([...fonts].sort()).toEqual(['F1', 'F9']);
  });
});

describe('fonts', () => {
  it('cover Latin fully, for every language that writes with it', async () => {
    const fonts = await Promise.all(
      (['serif', 'serifItalic', 'serifBold', 'serifBoldItalic', 'sans', 'sansBold'] as const).map(
        async (name) => new TrueTypeFont(await bundledFonts().load(name)),
      ),
    );
    const fallback = new TrueTypeFont(await bundledFonts().load('fallback'));
    const ranges = [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x100, 0x17e],
      [0x1ea0, 0x1ef9],
    ] as const;
    for (const font of fonts) {
      const missing: string[] = [];
      // Two characters of older spellings and Northern Sami come from the font of last resort.
      const has = (code: number): boolean =>
        font.glyph(code) !== 0 || ([0x12c, 0x12d, 0x166, 0x167].includes(code) && fallback.glyph(code) !== 0);
      for (const [from, to] of ranges)
        for (let code = from; code <= to; code += 1) if (!has(code)) missing.push(code.toString(16));
      // Deprecated by Unicode itself, or made of two characters, or invisible.
      expect([
        font.postScriptName,
        missing.filter((code) => !['149', 'ad', '132', '133', '13f', '140'].includes(code)),
      ]).toEqual([font.postScriptName, []]);
      for (const character of '–—‘’“”•…§¶©®™€†‡−×')
        expect([character, font.glyph(character.codePointAt(0) ?? 0)]).not.toEqual([character, 0]);
    }
  });

  it('kern', async () => {
    const font = new TrueTypeFont(await bundledFonts().load('serif'));
    const pair = (text: string): number =>
      font.place(text, false).reduce((sum, { glyph, advance }) => sum + advance - font.advance(glyph), 0);
    expect(pair('AV')).toBeLessThan(-20);
    expect(pair('To')).toBeLessThan(-20);
    expect(pair('nn')).toBe(0);
  });

  it('come out as smaller fonts with the same characters', async () => {
    const font = new TrueTypeFont(await bundledFonts().load('serif'));
    const glyphs = [0, ...Array.from('Éfi', (character) => font.glyph(character.codePointAt(0) ?? 0))];
    const bytes = subsetFont(font, glyphs);
    expect(bytes.length).toBeLessThan(4_000);
    const small = new TrueTypeFont(withNames(bytes));
    expect(glyphs.map((_glyph, index) => small.advance(index))).toEqual(
      glyphs.map((glyph) => font.advance(glyph)),
    );
    expect(small.outline(1).end - small.outline(1).start).toBeGreaterThan(10);
  });

  /** The subset has no `OS/2` and `name`, which only our reader asks for: it gets empty ones. */
  function withNames(bytes: Uint8Array): Uint8Array {
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const count = view.getUint16(4);
    const added = 32;
    const out = new Uint8Array(bytes.length + added + 100);
    const target = new DataView(out.buffer);
    out.set(bytes.subarray(0, 12 + count * 16));
    out.set(bytes.subarray(12 + count * 16), 12 + count * 16 + added);
    target.setUint16(4, count + 2);
    for (let index = 0; index < count; index += 1)
      target.setUint32(12 + index * 16 + 8, view.getUint32(12 + index * 16 + 8) + added);
    ['OS/2', 'name'].forEach((tag, index) => {
      const at = 12 + (count + index) * 16;
      for (let index = 0; index < 4; index += 1) target.setUint8(at + index, tag.charCodeAt(index));
      target.setUint32(at + 8, bytes.length + added);
      target.setUint32(at + 12, 100);
    });
    return out;
  }
});

describe('small parts', () => {
  it('join Arabic characters by their neighbors', async () => {
    const font = new TrueTypeFont(await bundledFonts().load('fallback'));
    const joined = (text: string): number[] => font.place(text, true).map(({ glyph }) => glyph);
    // The forms of the block "Arabic Presentation Forms-B", the first character rightmost.
    expect(joined('بب')).toEqual([0xfe90, 0xfe91].map((form) => font.glyph(form)));
    // Neither joins the other: both look as they do alone.
    expect(joined('دب')).toEqual([0x0628, 0x062f].map((code) => font.glyph(code)));
    expect(font.place('Ab', false).map(({ glyph }) => glyph)).toEqual([font.glyph(0x41), font.glyph(0x62)]);
  });

  it('number lists as Word does', () => {
    expect([1, 4, 9, 40, 99].map((number) => listMarker(number, 2))).toEqual(['i', 'iv', 'ix', 'xl', 'xcix']);
    expect([1, 26, 27, 53].map((number) => listMarker(number, 1))).toEqual(['a', 'z', 'aa', 'aaa']);
    expect(listMarker(12, 3)).toBe('12');
  });

  it('share the width of a table', () => {
    expect(
      shareWidth(
        [
          { min: 10, max: 20 },
          { min: 10, max: 30 },
        ],
        100,
      ).reduce((sum, width) => sum + width, 0),
    ).toBeCloseTo(100);
    const tight = shareWidth(
      [
        { min: 40, max: 50 },
        { min: 40, max: 5_000 },
        { min: 40, max: 60 },
      ],
      200,
    );
    expect(tight.reduce((sum, width) => sum + width, 0)).toBeCloseTo(200);
    expect(Math.min(...tight)).toBeGreaterThanOrEqual(40);
    expect(
      shareWidth(
        [
          { min: 300, max: 300 },
          { min: 100, max: 100 },
        ],
        200,
      ),
    ).toEqual([150, 50]);
  });

  it('leave the spare width of a table to the columns for writing', () => {
    const needs = [
      { min: 10, max: 40 },
      { min: 10, max: 20, writing: true },
      { min: 10, max: 20, writing: true },
    ];
    expect(shareWidth(needs, 200)).toEqual([40, 80, 80]);
  });

  it.each([
    ['Until now', '', 84],
    ['Amount', '$', 84],
    ['Yes', '', 0],
    ['Until now', 'Friday', 0],
  ])('give a column "%s" with the cells "%s" room to write: %i', (name, cell, room) => {
    const [table] = makeTemplate(`| Item | ${name} |\n| --- | --- |\n| Wage | ${cell} |\n| Bank | |`).blocks;
    expect(table?.type === 'table' && roomToWrite(table, 1)).toBe(room);
  });

  it('write strings and numbers as PDF wants them', () => {
    expect(pdfText('a(b)\\c')).toBe('(a\\(b\\)\\\\c)');
    expect(pdfText('é😀')).toBe('<FEFF00E9D83DDE00>');
    expect([1 / 3, -0, 100, 0.0001].map(pdfNumber)).toEqual(['0.333', '0', '100', '0']);
  });
});

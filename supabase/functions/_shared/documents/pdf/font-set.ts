import type { FontName, FontSource } from '../fonts.ts';
import { isRightToLeft } from '../clean-text.ts';
import type { PdfFile, Ref } from './pdf-file.ts';
import { refText } from './pdf-file.ts';
import { loadFont } from './load-font.ts';
import { fallbacks, findMissingGlyphs } from './find-missing-glyphs.ts';
import { isDigit, PdfFont } from './pdf-font.ts';
import type { TrueTypeFont } from './true-type.ts';

export interface TextStyle {
  readonly family: 'serif' | 'sans';
  readonly bold: boolean;
  readonly italic: boolean;
  /** Points. */
  readonly size: number;
  readonly color: string;
  readonly underline?: boolean;
  readonly strike?: boolean;
  readonly highlight?: boolean;
  /** Points above the line, for footnote marks. */
  readonly rise?: number;
}

/** Text of one font and one direction. Widths are points. */
export interface TextRun {
  readonly font: PdfFont;
  readonly width: number;
  readonly text: string;
  readonly rightToLeft: boolean;
}

const alwaysNeeded = ['serif', 'serifItalic', 'serifBold', 'serifBoldItalic', 'sans', 'sansBold'] as const;

/** The fonts of one document. */
export class FontSet {
  private readonly fonts: ReadonlyMap<FontName, PdfFont>;
  /** Characters of the document's text that no font has. */
  readonly missing: ReadonlySet<string>;

  private constructor(fonts: ReadonlyMap<FontName, PdfFont>, missing: ReadonlySet<string>) {
    this.fonts = fonts;
    this.missing = missing;
  }

  /** Loads the fonts; those of last resort only when `text` has a character that the ones before lack. */
  static async load(file: PdfFile, source: FontSource, text: string): Promise<FontSet> {
    const loaded = await Promise.all(
      alwaysNeeded.map(async (name) => [name, await loadFont(source, name)] as const),
    );
    const fonts = new Map<FontName, PdfFont>(
      loaded.map(([name, font], index) => [name, new PdfFont(file, `F${String(index + 1)}`, font)]),
    );
    const missing = await findMissingGlyphs(text, source, (name, font) =>
      fonts.set(name, new PdfFont(file, `F${String(fonts.size + 3)}`, font)),
    );
    return new FontSet(fonts, new Set(missing));
  }

  trueType(name: FontName): TrueTypeFont {
    return this.font(name).font;
  }

  /** The font of text that needs no other: it has all characters of ASCII. Null where only `runs` can tell. */
  plainFont(text: string, style: TextStyle): PdfFont | null {
    return /^[\x20-\x7e]*$/.test(text) ? this.font(nameOf(style)) : null;
  }

  /** A font of the pages that `characters` can be typed with too. Call it before `embed`. */
  toTypeWith(name: FontName, characters: Iterable<string>): Ref {
    const font = this.font(name);
    font.include(characters);
    return font.reference;
  }

  /** Text cut into runs of one font and one direction. */
  runs(text: string, style: TextStyle): TextRun[] {
    const plain = this.plainFont(text, style);
    if (plain) return [plainRun(plain, text, style)];
    return this.split(text, this.font(nameOf(style))).map(({ font, text: part, rightToLeft }) => ({
      font,
      width: font.width(part, rightToLeft) * style.size,
      text: part,
      rightToLeft,
    }));
  }

  /** Sum of the runs' widths in points. */
  width(text: string, style: TextStyle): number {
    return this.runs(text, style).reduce((sum, part) => sum + part.width, 0);
  }

  /** Embeds what was used; answers the inside of the font resources. */
  embed(file: PdfFile): string {
    let resources = '';
    for (const font of this.fonts.values()) {
      if (!font.used) continue;
      font.embed(file);
      resources += `/${font.name} ${refText(font.reference)}`;
    }
    return resources;
  }

  private split(text: string, main: PdfFont): { text: string; font: PdfFont; rightToLeft: boolean }[] {
    const parts: { text: string; font: PdfFont; rightToLeft: boolean; isNumber: boolean }[] = [];
    for (const grapheme of text.match(graphemes) ?? []) {
      const last = parts.at(-1);
      const font = this.fontFor(grapheme, main);
      const rightToLeft = isRightToLeft(grapheme.codePointAt(0) ?? 0);
      const isNumber = rightToLeft && isDigit(grapheme);
      if (last?.font === font && last.rightToLeft === rightToLeft && last.isNumber === isNumber)
        last.text += grapheme;
      else parts.push({ text: grapheme, font, rightToLeft, isNumber });
    }
    return parts;
  }

  private fontFor(grapheme: string, main: PdfFont): PdfFont {
    const fonts = [main, ...fallbacks.flatMap((name) => this.fonts.get(name) ?? [])];
    const [base = ''] = grapheme;
    return fonts.find((font) => font.has(grapheme)) ?? fonts.find((font) => font.has(base)) ?? main;
  }

  private font(name: FontName): PdfFont {
    const font = this.fonts.get(name);
    if (!font) throw new Error(`The font ${name} was not loaded.`);
    return font;
  }
}

/** Combining marks, joiners and other characters that are not drawn by themselves stay with the character before them. */
const graphemes = /[^][\p{M}\p{Default_Ignorable_Code_Point}\u{1f3fb}-\u{1f3ff}]*/gu;

function nameOf(style: TextStyle): FontName {
  if (style.family === 'sans') return style.bold ? 'sansBold' : 'sans';
  if (style.bold) return style.italic ? 'serifBoldItalic' : 'serifBold';
  return style.italic ? 'serifItalic' : 'serif';
}

/** Text for which `font` is `plainFont`. */
export function plainRun(font: PdfFont, text: string, { size }: TextStyle): TextRun {
  return { font, width: font.width(text, false) * size, text, rightToLeft: false };
}

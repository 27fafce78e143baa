import type { FontName, FontSource } from '../fonts.ts';
import { isRightToLeft } from '../clean-text.ts';
import { joinArabic } from './arabic.ts';
import type { PdfFile } from './pdf-file.ts';
import { refText } from './pdf-file.ts';
import { PdfFont } from './pdf-font.ts';
import { TrueTypeFont } from './true-type.ts';

export interface TextStyle {
  readonly family: 'serif' | 'sans';
  readonly bold: boolean;
  readonly italic: boolean;
  /** Points. */
  readonly size: number;
  readonly color: string;
  readonly underline?: boolean;
  readonly strike?: boolean;
  /** Points above the line, for footnote marks. */
  readonly rise?: number;
}

/** Text of one font, ready to be drawn. Widths are points. */
export interface TextRun {
  readonly font: PdfFont;
  readonly operand: string;
  readonly width: number;
  readonly text: string;
  readonly rightToLeft: boolean;
}

/** Files read once are kept read: parsing a font costs more than using it. */
const parsed = new WeakMap<Uint8Array, TrueTypeFont>();

async function loadFont(source: FontSource, name: FontName): Promise<TrueTypeFont> {
  const bytes = await source.load(name);
  let font = parsed.get(bytes);
  if (!font) {
    font = new TrueTypeFont(bytes);
    parsed.set(bytes, font);
  }
  return font;
}

const alwaysNeeded = ['serif', 'serifItalic', 'serifBold', 'serifBoldItalic', 'sans', 'sansBold'] as const;

/** The fonts of one document. */
export class FontSet {
  private readonly fonts: ReadonlyMap<FontName, PdfFont>;

  private constructor(fonts: ReadonlyMap<FontName, PdfFont>) {
    this.fonts = fonts;
  }

  /** Loads the fonts; the one of last resort only when `text` has a sign that the text fonts lack. */
  static async load(file: PdfFile, source: FontSource, text: string): Promise<FontSet> {
    const loaded = await Promise.all(
      alwaysNeeded.map(async (name) => [name, await loadFont(source, name)] as const),
    );
    const fonts = new Map<FontName, PdfFont>(
      loaded.map(([name, font], index) => [name, new PdfFont(file, `F${String(index + 1)}`, font)]),
    );
    const serif = fonts.get('serif');
    const sans = fonts.get('sans');
    const missing = [...new Set(text)].some((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return code > 0x7e && !(serif?.has(code) === true && sans?.has(code) === true);
    });
    if (missing) fonts.set('fallback', new PdfFont(file, 'F9', await loadFont(source, 'fallback')));
    return new FontSet(fonts);
  }

  trueType(name: FontName): TrueTypeFont {
    return this.font(name).font;
  }

  /** Text cut into runs of one font and one direction. */
  runs(text: string, style: TextStyle): TextRun[] {
    const main = this.font(nameOf(style));
    if (/^[\x20-\x7e]*$/.test(text)) return [run(main, text, style.size, false)];
    return this.split(text, main).map((part) => run(part.font, part.text, style.size, part.rightToLeft));
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
    const parts: { text: string; font: PdfFont; rightToLeft: boolean }[] = [];
    for (const sign of text) {
      const code = sign.codePointAt(0) ?? 0;
      const last = parts.at(-1);
      const joins = last !== undefined && isMark(code);
      const font = joins ? last.font : this.fontFor(code, main);
      const rightToLeft = joins ? last.rightToLeft : isRightToLeft(code);
      if (last?.font === font && last.rightToLeft === rightToLeft) last.text += sign;
      else parts.push({ text: sign, font, rightToLeft });
    }
    return parts;
  }

  private fontFor(code: number, main: PdfFont): PdfFont {
    if (main.has(code)) return main;
    const fallback = this.fonts.get('fallback');
    return fallback?.has(code) === true ? fallback : main;
  }

  private font(name: FontName): PdfFont {
    const font = this.fonts.get(name);
    if (!font) throw new Error(`The font ${name} was not loaded.`);
    return font;
  }
}

function nameOf(style: TextStyle): FontName {
  if (style.family === 'sans') return style.bold ? 'sansBold' : 'sans';
  if (style.bold) return style.italic ? 'serifBoldItalic' : 'serifBold';
  return style.italic ? 'serifItalic' : 'serif';
}

function run(font: PdfFont, text: string, size: number, rightToLeft: boolean): TextRun {
  const shaped = rightToLeft ? font.shape(text, joinArabic(text)) : font.shape(text);
  return { font, operand: shaped.operand, width: shaped.width * size, text, rightToLeft };
}

/** Combining marks and joiners stay with the sign before them. */
function isMark(code: number): boolean {
  return (
    (code >= 0x0300 && code <= 0x036f) ||
    (code >= 0xfe00 && code <= 0xfe0f) ||
    code === 0x200d ||
    code === 0x200c ||
    (code >= 0x1f3fb && code <= 0x1f3ff)
  );
}

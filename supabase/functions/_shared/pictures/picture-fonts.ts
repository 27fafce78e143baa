import {
  bundledFonts,
  cleanLine,
  type FontName,
  type FontSource,
  isRightToLeft,
  TrueTypeFont,
} from '../documents/mod.ts';

/** How the families are called inside the files, which is how SVG asks for them. */
export const faces = {
  serifBold: { family: 'Newsreader', weight: 600 },
  sansBold: { family: 'Public Sans', weight: 600 },
  sans: { family: 'Public Sans', weight: 400 },
} as const;
export type Face = keyof typeof faces;

/** The renderer looks for characters that a face lacks in this order, and so does the measuring. */
const loadOrder = ['serifBold', 'sansBold', 'sans', 'fallback'] as const satisfies readonly FontName[];

/** The fonts of pictures: the files for the renderer, and the widths of their glyphs for setting the text. */
export class PictureFonts {
  readonly files: readonly Uint8Array[];
  private readonly fonts: ReadonlyMap<FontName, TrueTypeFont>;

  private constructor(fonts: ReadonlyMap<FontName, TrueTypeFont>) {
    this.fonts = fonts;
    this.files = [...fonts.values()].map(({ bytes }) => bytes);
  }

  static async load(source: FontSource): Promise<PictureFonts> {
    const loaded = loadOrder.map(async (name) => [name, new TrueTypeFont(await source.load(name))] as const);
    return new PictureFonts(new Map(await Promise.all(loaded)));
  }

  /** Text that these fonts can show on one line: characters that none of them has, emoji among them, are left out. */
  clean(text: string): string {
    const shown = Array.from(cleanLine(text).replace(/[\p{Emoji_Presentation}\ufe0e\ufe0f\u200d]/gu, ''));
    return shown
      .filter((character) => this.fontOf(character.codePointAt(0) ?? 0) !== undefined)
      .join('')
      .replace(/ {2,}/g, ' ')
      .trim();
  }

  /** Width of clean text at a size of 1, with kerning. */
  width(text: string, face: Face): number {
    const runs: { font: TrueTypeFont; text: string; rightToLeft: boolean }[] = [];
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0;
      const font = this.fontOf(code, face);
      if (!font) continue;
      const rightToLeft = isRightToLeft(code);
      const last = runs.at(-1);
      if (last?.font === font && last.rightToLeft === rightToLeft) last.text += character;
      else runs.push({ font, text: character, rightToLeft });
    }
    return runs.reduce((sum, run) => sum + run.font.width(run.text, run.rightToLeft), 0);
  }

  private fontOf(code: number, face: Face = 'serifBold'): TrueTypeFont | undefined {
    return [face, ...loadOrder].map((name) => this.fonts.get(name)).find((font) => font?.glyph(code));
  }
}

let bundled: Promise<PictureFonts> | undefined;

/** The fonts of the project, read once. */
export function bundledPictureFonts(): Promise<PictureFonts> {
  bundled ??= PictureFonts.load(bundledFonts()).catch((error: unknown) => {
    bundled = undefined;
    throw error;
  });
  return bundled;
}

/** As Unicode finds the direction of a paragraph: by its first strong character. */
export function startsRightToLeft(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0];
  return first !== undefined && isRightToLeft(first.codePointAt(0) ?? 0);
}

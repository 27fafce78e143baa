import type { FontSource } from '../fonts.ts';
import { TrueTypeFont } from './true-type.ts';

/** Tells of a code point whether the fonts of PDF files have it: text and labels, or one of last resort. */
export async function drawnSigns(source: FontSource): Promise<(codePoint: number) => boolean> {
  const names = ['serif', 'sans', 'fallback', 'ethiopic', 'han'] as const;
  const [serif, sans, ...others] = await Promise.all(
    names.map(async (name) => new TrueTypeFont(await source.load(name))),
  );
  const has = (font: TrueTypeFont | undefined, code: number): boolean => (font?.glyph(code) ?? 0) !== 0;
  return (code) => (has(serif, code) && has(sans, code)) || others.some((font) => has(font, code));
}

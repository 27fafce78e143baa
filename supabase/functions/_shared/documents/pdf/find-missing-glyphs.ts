import type { FontName, FontSource } from '../fonts.ts';
import { loadFont } from './load-font.ts';
import { canShow } from './can-show.ts';
import type { TrueTypeFont } from './true-type.ts';

/** Fonts of last resort, in the order in which they are asked. */
export const fallbacks = ['fallback', 'ethiopic', 'han'] as const;

/**
 * The characters of a text that a PDF cannot show, each once: neither the fonts of text and labels nor one of last resort has
 * them. A font of last resort is loaded, and told to `onLoad`, only for a character that the ones before lack, and the first also for
 * a mark that they cannot put on its character.
 */
export async function findMissingGlyphs(
  text: string,
  source: FontSource,
  onLoad?: (name: FontName, font: TrueTypeFont) => void,
): Promise<string[]> {
  const [serif, sans] = await Promise.all([loadFont(source, 'serif'), loadFont(source, 'sans')]);
  const isLacked = (grapheme: string): boolean => !(canShow(serif, grapheme) && canShow(sans, grapheme));
  let missing = [...new Set(text.match(/[\u007f-\u{10ffff}]/gu))].filter(isLacked);
  const hasBareMarks = [...new Set(text.match(/\P{M}\p{M}+/gu))].some(isLacked);
  for (const name of fallbacks) {
    if (missing.length === 0 && !(hasBareMarks && name === 'fallback')) break;
    const font = await loadFont(source, name);
    onLoad?.(name, font);
    missing = missing.filter((character) => !canShow(font, character));
  }
  return missing;
}

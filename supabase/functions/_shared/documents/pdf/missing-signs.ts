import type { FontName, FontSource } from '../fonts.ts';
import { loadFont } from './load-font.ts';
import { canShow } from './pdf-font.ts';
import type { TrueTypeFont } from './true-type.ts';

/** Fonts of last resort, in the order in which they are asked. */
export const fallbacks = ['fallback', 'ethiopic', 'han'] as const;

/**
 * The signs of a text that a PDF cannot show, each once: neither in text and labels nor in a font of last resort. Such a font is
 * loaded, and told to `onLoad`, only for a sign that the ones before lack.
 */
export async function missingSigns(
  text: string,
  source: FontSource,
  onLoad?: (name: FontName, font: TrueTypeFont) => void,
): Promise<string[]> {
  const [serif, sans] = await Promise.all([loadFont(source, 'serif'), loadFont(source, 'sans')]);
  let missing = [...new Set(text.match(/[\u007f-\u{10ffff}]/gu))].filter(
    (sign) => !(canShow(serif, sign) && canShow(sans, sign)),
  );
  for (const name of fallbacks) {
    if (missing.length === 0) break;
    const font = await loadFont(source, name);
    onLoad?.(name, font);
    missing = missing.filter((sign) => !canShow(font, sign));
  }
  return missing;
}

import type { FontSource } from '../fonts.ts';
import { fallbacks, loadFont } from './font-set.ts';
import { canShow } from './pdf-font.ts';

/** Tells of a character whether PDF files can show it: in text and labels, or in a font of last resort. */
export async function drawnSigns(source: FontSource): Promise<(sign: string) => boolean> {
  const load = (name: Parameters<typeof loadFont>[1]): ReturnType<typeof loadFont> => loadFont(source, name);
  const [serif, sans] = await Promise.all([load('serif'), load('sans')]);
  const others = await Promise.all(fallbacks.map(load));
  return (sign) =>
    (canShow(serif, sign) && canShow(sans, sign)) || others.some((font) => canShow(font, sign));
}

import type { FontName, FontSource } from '../fonts.ts';
import { TrueTypeFont } from './true-type.ts';

/** A parsed font is cached: parsing a font costs more than using it. */
const parsed = new WeakMap<Uint8Array, TrueTypeFont>();

export async function loadFont(source: FontSource, name: FontName): Promise<TrueTypeFont> {
  const bytes = await source.load(name);
  let font = parsed.get(bytes);
  if (!font) {
    font = new TrueTypeFont(bytes);
    parsed.set(bytes, font);
  }
  return font;
}

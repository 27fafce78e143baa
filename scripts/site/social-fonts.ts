import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { bundledFonts } from '../../supabase/functions/_shared/documents/mod.ts';
import { PictureFonts } from '../../supabase/functions/_shared/pictures/picture-fonts.ts';
import { charactersOf } from '../fonts/make-fonts.ts';
import { fontSources } from '../fonts/font-sources.ts';

/** The letters of the site as pictures ask for them: the names are those inside the files. */
export const letters = {
  serifBold: { family: 'Newsreader 16pt', weight: 500 },
  sansBold: { family: 'Public Sans Thin', weight: 600 },
  sans: { family: 'Public Sans Thin', weight: 400 },
} as const;
export type Letter = keyof typeof letters;

/** One weight of a web font, as the renderer of pictures reads it. */
async function oneWeight({ family, weight }: (typeof letters)[Letter]): Promise<Uint8Array> {
  const font = fontSources.find((source) => family.startsWith(source.family));
  if (!font) throw new Error(`The site has no font ${family}`);
  const original = await readFile(join('node_modules', font.source));
  const characters = String.fromCodePoint(...charactersOf(original));
  const axes = { ...font.axes, wght: weight };
  return new Uint8Array(
    await subsetFont(original, characters, { targetFormat: 'sfnt', variationAxes: axes }),
  );
}

let loaded: Promise<PictureFonts> | undefined;

/** The letters of the site; what they lack comes from the fallback of the documents. */
export function siteLetters(): Promise<PictureFonts> {
  loaded ??= PictureFonts.load({
    load: (name) => (name in letters ? oneWeight(letters[name as Letter]) : bundledFonts().load(name)),
  });
  return loaded;
}

import { readBundledFile } from '../files/read-bundled-file.ts';
import { DocumentError } from './errors.ts';

/** The font files of a PDF; see fonts/README.md for where they come from. */
const fontFiles = {
  serif: 'SourceSerif4-Regular.ttf',
  serifItalic: 'SourceSerif4-Italic.ttf',
  serifBold: 'SourceSerif4-SemiBold.ttf',
  serifBoldItalic: 'SourceSerif4-SemiBoldItalic.ttf',
  sans: 'SourceSans3-Regular.ttf',
  sansBold: 'SourceSans3-SemiBold.ttf',
  fallback: 'DejaVuSans.ttf',
} as const;
export type FontName = keyof typeof fontFiles;

/** Where fonts come from. `load` answers the bytes of a TrueType file; the same array each time lets it be read once. */
export interface FontSource {
  load(name: FontName): Promise<Uint8Array>;
}

/**
 * The fonts that lie beside this file, read when first asked for: by Deno in the embedded home and in hosted functions
 * (there the function's `static_files` must list them), by node:fs under Node. Nothing is read on import.
 */
export function bundledFonts(): FontSource {
  return bundled;
}

/** Fonts from anywhere else, for example a storage bucket: `read` gets the file's name and answers its bytes. */
export function fontsFrom(read: (fileName: string) => Promise<Uint8Array>): FontSource {
  const loaded = new Map<FontName, Promise<Uint8Array>>();
  return {
    load(name) {
      let bytes = loaded.get(name);
      if (!bytes) {
        bytes = read(fontFiles[name]).catch((error: unknown) => {
          loaded.delete(name);
          throw new DocumentError(
            'font_missing',
            `The font ${fontFiles[name]} could not be read: ${String(error)}`,
          );
        });
        loaded.set(name, bytes);
      }
      return bytes;
    },
  };
}

const bundled = fontsFrom((fileName) => readBundledFile(new URL(`./fonts/${fileName}`, import.meta.url)));

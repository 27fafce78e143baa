import { DocumentError } from './errors.ts';

/** The font files of a PDF; see fonts/README.md for where they come from. */
const fontFiles = {
  serif: 'Newsreader-Regular.ttf',
  serifItalic: 'Newsreader-Italic.ttf',
  serifBold: 'Newsreader-SemiBold.ttf',
  serifBoldItalic: 'Newsreader-SemiBoldItalic.ttf',
  sans: 'PublicSans-Regular.ttf',
  sansBold: 'PublicSans-SemiBold.ttf',
  fallback: 'DejaVuSans.ttf',
  ethiopic: 'NotoSansEthiopic-Regular.ttf',
  han: 'NotoSansSC-Regular.ttf',
} as const;
export type FontName = keyof typeof fontFiles;

/** Where fonts come from. `load` answers the bytes of a TrueType file; the same array each time lets it be read once. */
export interface FontSource {
  load(name: FontName): Promise<Uint8Array>;
}

/**
 * The fonts beside this file, read on first use: by Deno, locally and in hosted functions
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

interface FileReader {
  readFile(path: URL): Promise<Uint8Array>;
}

async function readFontFile(fileName: string): Promise<Uint8Array> {
  const address = new URL(`./fonts/${fileName}`, import.meta.url);
  const deno = (globalThis as { Deno?: FileReader }).Deno;
  if (deno) return deno.readFile(address);
  const { readFile } = await import('node:fs/promises');
  // A copy, because Node's buffers may share their memory with others.
  return new Uint8Array(await readFile(address));
}

const bundled = fontsFrom(readFontFile);

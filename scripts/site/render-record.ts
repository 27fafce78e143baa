import { readFile, rename, writeFile } from 'node:fs/promises';

/** What a page was made of when it was rendered. */
interface RenderedBefore {
  readonly fingerprint: string;
  readonly facts: readonly string[];
  readonly head: string;
}

interface Saved {
  readonly code: string;
  readonly pages: Record<string, RenderedBefore>;
}

async function read(file: string): Promise<Saved | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Saved;
  } catch {
    // A first rendering, or half a file: all pages are rendered.
    return null;
  }
}

/** Knows which pages stand as they are: none after the code has changed, and none without a file. */
export async function openRenderRecord(file: string, code: string) {
  const saved = file === '' ? null : await read(file);
  const before = saved && code !== '' && saved.code === code ? saved.pages : {};
  const now: Record<string, RenderedBefore> = {};
  return {
    /** A page that is asked for and not noted anew stands as it was. */
    of(path: string): RenderedBefore | undefined {
      const known = before[path];
      if (known) now[path] = known;
      return known;
    },
    note(path: string, page: RenderedBefore): void {
      now[path] = page;
    },
    async save(): Promise<void> {
      if (file === '') return;
      await writeFile(`${file}.part`, JSON.stringify({ code, pages: now } satisfies Saved));
      await rename(`${file}.part`, file);
    },
  };
}

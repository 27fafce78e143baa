import { readFile, rename, writeFile } from 'node:fs/promises';

/** The inputs of a page when it was last rendered. */
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
    // There is no record yet, or only half a file: all pages are rendered.
    return null;
  }
}

/** Remembers which pages are up to date: none after a change of the code, none without a file. */
export async function openRenderRecord(file: string, code: string) {
  const saved = file === '' ? null : await read(file);
  const before = saved && code !== '' && saved.code === code ? saved.pages : {};
  const now: Record<string, RenderedBefore> = {};
  return {
    /** Looking a page up also keeps its entry for the next time. */
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

import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

interface Stamp {
  /** The fingerprint of what the build was made of. */
  readonly madeOf: string;
  readonly files: readonly string[];
}

/** Says what a build was made of and which files it wrote, so that a build with a file missing counts as none. */
export interface BuildStamp {
  /** It was made of this, and nothing of it is missing. */
  holds(madeOf: string): Promise<boolean>;
  /** Nothing is missing of what was built, whatever it was made of. */
  isWhole(): Promise<boolean>;
  write(madeOf: string, files: readonly string[]): Promise<void>;
  remove(): Promise<void>;
}

export function buildStamp(file: string): BuildStamp {
  const readWhole = async () => {
    const stamp = await read(file);
    return stamp && (await areThere(stamp.files)) ? stamp : null;
  };
  return {
    holds: async (madeOf) => (await readWhole())?.madeOf === madeOf,
    isWhole: async () => (await readWhole()) !== null,
    async write(madeOf, files) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify({ madeOf, files } satisfies Stamp));
    },
    remove: () => rm(file, { force: true }),
  };
}

async function read(file: string): Promise<Stamp | null> {
  try {
    const { madeOf, files } = JSON.parse(await readFile(file, 'utf8')) as Partial<Stamp>;
    return typeof madeOf === 'string' && Array.isArray(files) ? { madeOf, files } : null;
  } catch {
    // No build yet, half a file, or the stamp of an older version.
    return null;
  }
}

async function areThere(files: readonly string[]): Promise<boolean> {
  try {
    await Promise.all(files.map((file) => access(file)));
    return true;
  } catch {
    return false;
  }
}

/** Every file below the folders. */
export async function filesBelow(...folders: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    }),
  );
  return found.flat();
}

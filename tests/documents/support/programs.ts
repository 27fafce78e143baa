import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const packages: Readonly<Record<string, string>> = {
  soffice: 'libreoffice-writer libreoffice-calc',
  pandoc: 'pandoc',
  qpdf: 'qpdf',
  pdfinfo: 'poppler-utils',
  pdftotext: 'poppler-utils',
  pdffonts: 'poppler-utils',
  pdftoppm: 'poppler-utils',
  python3: 'python3',
};

/** In the language of the files: LibreOffice and pandoc write numbers, days and quotes as the machine's language does. */
const env = { ...process.env, LC_ALL: 'C.UTF-8', LANGUAGE: 'en_US' };

/** Runs a program and answers what it printed; a program that is missing or fails is an error that says which and why. */
export function run(
  program: string,
  args: readonly string[],
  options: { cwd?: string } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { ...options, env, maxBuffer: 256 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (!error) resolve(stdout);
      else if ('code' in error && error.code === 'ENOENT') {
        reject(new Error(`This test needs ${program}: install ${packages[program] ?? program}.`));
      } else reject(new Error(`${program} ${args.slice(0, 6).join(' ')} failed: ${stderr || error.message}`));
    });
  });
}

export function temporaryFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `documents-${name}-`));
}

/** LibreOffice gives up in the middle of some hundred files. */
const filesAtOnce = 80;

/**
 * Converts files with LibreOffice, two processes at a time, each with a profile of its own. Fails when LibreOffice cannot
 * read one of them.
 */
export async function convertWithLibreOffice(
  files: readonly string[],
  filter: string,
  into: string,
): Promise<void> {
  const batches: (readonly string[])[] = [];
  for (let at = 0; at < files.length; at += filesAtOnce) batches.push(files.slice(at, at + filesAtOnce));
  await Promise.all(
    [0, 1].map(async () => {
      const profile = `-env:UserInstallation=file://${temporaryFolder('profile')}`;
      for (let batch = batches.shift(); batch; batch = batches.shift()) {
        await run('soffice', [profile, '--headless', '--convert-to', filter, '--outdir', into, ...batch]);
      }
    }),
  );
}

/** Does something with every item, a few at a time. */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}

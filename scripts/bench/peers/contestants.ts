import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ChromiumPrinter } from './chromium.ts';
import { docxPackages } from './install.ts';
import type { Contestant } from './install.ts';

export interface PeerInput {
  /** A folder of its own for whatever the peers write. */
  readonly folder: string;
  /** The document without front matter. */
  readonly markdown: string;
  readonly html: string;
  readonly docx: Uint8Array;
}

export interface Peers {
  readonly list: readonly Contestant[];
  stop(): void;
}

/** The programs we are compared with; each that is missing is named in a line and left out. */
export async function startPeers({ folder, markdown, html, docx }: PeerInput): Promise<Peers> {
  const source = join(folder, 'body.md');
  const word = join(folder, 'made.docx');
  writeFileSync(source, markdown);
  writeFileSync(word, docx);
  const list: Contestant[] = await docxPackages(folder, markdown);
  if (isThere('pandoc')) {
    const args = ['-f', 'gfm', '-t', 'docx', '-o', join(folder, 'pandoc.docx'), source];
    list.push({ name: 'pandoc', process: true, run: () => execFileSync('pandoc', args) });
  }
  if (isThere('soffice')) {
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const args = [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, word];
    list.push({
      name: 'LibreOffice',
      process: true,
      run: () => execFileSync('soffice', args, { stdio: 'ignore' }),
    });
  }
  const chromium = await ChromiumPrinter.start().catch(() => null);
  if (chromium) list.push({ name: 'Chromium', process: true, run: () => chromium.print(html) });
  else console.warn('  skipped: Chromium is not on this machine or does not start');
  return { list, stop: () => chromium?.stop() };
}

function isThere(program: string): boolean {
  const there = spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
  if (!there) console.warn(`  skipped: ${program} is not on this machine`);
  return there;
}

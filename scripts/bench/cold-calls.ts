import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { archiveFolders } from '../../supabase/functions/_shared/library/archive-folders.ts';
import { products, productSkus } from '../../supabase/functions/_shared/contracts/products.ts';
import {
  type ArchiveFile,
  buildArchive,
  bundledFonts,
  type DocumentFormat,
  formatsOf,
} from '../../supabase/functions/_shared/documents/mod.ts';
import { publisher } from '../../supabase/functions/_shared/library/publisher.ts';
import { convert, license, markdownFiles, readTree, storedTree } from './document-sources.ts';
import type { Figure } from './figures.ts';
import { median } from './statistics.ts';

/** What a fresh process does: nothing, one file, or a ZIP of files that are made. */
export type ColdCall =
  'nothing' | `file ${DocumentFormat} ${string}` | `archive ${string}` | `download ${string}`;

/** `render-files` begins no file later than 0.8 s after its start, so that any file has 1.2 of the 2 s of a hosted call. */
const oneFile: Bounds = { cpu: 1_200, peak: 256 };
const archive: Bounds = { cpu: 1_000, peak: 256 };
/** All files of a package made and packed in one process, as the embedded shop's renderer does it. */
const download: Bounds = { cpu: 2_000, peak: 512 };

/** At most this many ms of processor time, and MiB. */
interface Bounds {
  readonly cpu: number;
  readonly peak: number;
}

/** Makes one call in this process and prints what it took. */
export async function runColdCall(call: ColdCall): Promise<void> {
  const start = performance.now();
  const [kind, ...rest] = call.split(' ');
  if (kind === 'file') {
    const [format = '', path = ''] = rest;
    await convert(readFileSync(path, 'utf8'), format as DocumentFormat);
  } else if (kind === 'archive') {
    const folder = rest[0] ?? '';
    await pack(
      basename(folder),
      readdirSync(folder).map((name) => ({ name, bytes: readFileSync(join(folder, name)) })),
    );
  } else if (kind === 'download') {
    const folder = rest[0] ?? '';
    await pack(basename(folder), await filesOf(folder));
  }
  const duration = performance.now() - start;
  const { user, system } = process.cpuUsage();
  const result: ColdResult = {
    cpu: (user + system) / 1000,
    call: duration,
    peak: peakMemory() / 1024 / 1024,
  };
  console.log(JSON.stringify(result));
}

function pack(product: string, files: readonly ArchiveFile[]) {
  return buildArchive(files, {
    publisher,
    title: product,
    readMe: 'Read me.',
    license: { publisher, license, product },
    fonts: bundledFonts(),
  });
}

/** Every file of the stored trees in a folder, filled. */
async function filesOf(folder: string): Promise<ArchiveFile[]> {
  const files: ArchiveFile[] = [];
  for (const name of readdirSync(folder)) {
    const tree = readFileSync(join(folder, name), 'utf8');
    for (const format of formatsOf(readTree(tree))) {
      if (!archiveFolders.some(([archived]) => archived === format)) continue;
      files.push({ name: `${format}/${name}.${format}`, bytes: await convert(tree, format, 'company') });
    }
  }
  return files;
}

function peakMemory(): number {
  const status = '/proc/self/status';
  return existsSync(status)
    ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) * 1024
    : process.memoryUsage().rss;
}

interface ColdResult {
  /** Processor time of the whole process, ms. */
  readonly cpu: number;
  readonly call: number;
  /** MiB. */
  readonly peak: number;
}

/** Middle values of five fresh processes of `script`, without V8's cache of compiled code. */
function measure(script: string, call: ColdCall): ColdResult {
  const runs = Array.from({ length: 5 }, () => {
    const result = spawnSync(process.execPath, ['run', '-A', '--no-code-cache', script, '--cold', call], {
      encoding: 'utf8',
    });
    if (result.status !== 0) throw new Error(result.stderr);
    return JSON.parse(result.stdout.trim().split('\n').at(-1) ?? '{}') as ColdResult;
  });
  const middle = (key: keyof ColdResult): number => median(runs.map((run) => run[key]));
  return { cpu: middle('cpu'), call: middle('call'), peak: middle('peak') };
}

export interface ColdPlan {
  /** The benchmark, which starts itself with `--cold`. */
  readonly script: string;
  /** The Markdown file of the warm comparison. */
  readonly handbook: string;
  /** The folder of the packages. */
  readonly library: string;
  /** The package whose whole download is measured. */
  readonly download: string;
}

/** Measures fresh processes, prints them, and gives the figures that have a bound. */
export async function reportCold({
  script,
  handbook,
  library,
  download: chosen,
}: ColdPlan): Promise<Figure[]> {
  console.log('\nCold: a new Deno process for each call, median of 5 (processor time of the whole process)');
  const figures: Figure[] = [];
  const report = (name: string, call: ColdCall, bounds?: Bounds) => {
    const cold = measure(script, call);
    console.log(
      `  ${name.padEnd(60)} ${cold.cpu.toFixed(0)} ms CPU, call ${cold.call.toFixed(0)} ms, ${cold.peak.toFixed(0)} MiB`,
    );
    if (bounds) {
      figures.push({ name: `${name}, processor time`, value: cold.cpu, bound: bounds.cpu, unit: 'ms' });
      figures.push({ name: `${name}, memory`, value: cold.peak, bound: bounds.peak, unit: 'MiB' });
    }
  };
  const root = mkdtempSync(join(tmpdir(), 'bench-library-'));
  report('an idle process, everything imported', 'nothing');
  for (const format of ['docx', 'gdocx', 'pdf']) {
    report(`${format} of 4,760 words`, `file ${format as DocumentFormat} ${writeTree(root, handbook)}`);
  }
  const { slowest, folders } = await makeLibrary(root, library);
  for (const [format, path] of slowest) {
    report(`slowest ${format} of the library`, `file ${format} ${path}`, oneFile);
  }
  for (const [sku, folder] of folders) {
    report(`ZIP of ${sku} from its files`, `archive ${folder}`, archive);
  }
  const trees = mkdtempSync(join(root, 'trees-'));
  markdownFiles(join(library, chosen)).forEach((path) => writeTree(trees, path));
  report(`ZIP of ${chosen}, its files made`, `download ${trees}`, download);
  return figures;
}

/** Every file of every product, in a folder by product, and the one that took longest in each format. */
async function makeLibrary(root: string, library: string) {
  const slowest = new Map<DocumentFormat, string>();
  const longest = new Map<DocumentFormat, number>();
  const folders = new Map<string, string>();
  for (const sku of productSkus) {
    const folder = mkdtempSync(join(root, `${sku}-`));
    folders.set(sku, folder);
    for (const path of products[sku].packages.flatMap((name) => markdownFiles(join(library, name)))) {
      const tree = storedTree(readFileSync(path, 'utf8'), path);
      const { workbook } = readTree(tree);
      for (const [format] of archiveFolders) {
        if (format === 'xlsx' && workbook.length === 0) continue;
        const start = performance.now();
        const bytes = await convert(tree, format);
        const duration = performance.now() - start;
        writeFileSync(
          join(folder, `${format}-${basename(path, '.md')}.${format === 'gdocx' ? 'docx' : format}`),
          bytes,
        );
        if (duration > (longest.get(format) ?? 0)) {
          longest.set(format, duration);
          slowest.set(format, writeTree(root, path));
        }
      }
    }
  }
  return { slowest, folders };
}

/** The stored tree of a Markdown file, as a file. */
function writeTree(folder: string, path: string): string {
  const written = join(folder, `${basename(path, '.md')}.json`);
  writeFileSync(written, storedTree(readFileSync(path, 'utf8'), path));
  return written;
}

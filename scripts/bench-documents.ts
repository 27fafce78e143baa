/**
 * `npm run bench:documents`: how fast documents are made, beside the programs that others use for it, in one interleaved run.
 * Peers that are missing are installed (npm) or skipped with a line. Exit code 1 when a figure is missed. `--help` names its options.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { reportCold, runColdCall, type ColdCall } from './bench/cold-calls.ts';
import { convert, markdownFiles, storedTree } from './bench/document-sources.ts';
import { reportFigures, type Figure } from './bench/figures.ts';
import { makeRedline, olderText } from './bench/make-redline.ts';
import { readCount, readOptions } from './bench/options.ts';
import { median } from './bench/statistics.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const fixtures = join(root, 'tests/documents/fixtures/core-hr-pack-mn');
const sizes = ['policy-500', 'policy-2000', 'handbook-4800'] as const;
const biggest = 'handbook-4800';
const figures: Figure[] = [];

// Warm: in this process, beside the peers.

function isProcess(contestant: { process?: boolean }): boolean {
  return contestant.process === true;
}

/**
 * One round's time in ms: a program's single run, or the median of five calls in a row, since the first one after a program
 * had the processor measures its caches more than the code.
 */
async function timeOnce(contestant: { process?: boolean; run: () => unknown }): Promise<number> {
  const all: number[] = [];
  for (let call = 0; call < (isProcess(contestant) ? 1 : 5); call += 1) {
    const start = performance.now();
    await contestant.run();
    all.push(performance.now() - start);
  }
  return median(all);
}

async function reportWarm(rounds: number): Promise<void> {
  console.log(`Warm: 4,760 words, ${rounds} interleaved rounds, median [least..most] ms`);
  const path = join(fixtures, `${biggest}.md`);
  const source = readFileSync(path, 'utf8');
  const tree = storedTree(source, path);
  const older = storedTree(olderText(source), path);
  const { startPeers } = await import('./bench/peers/contestants.ts');
  const peers = await startPeers({
    folder: mkdtempSync(join(tmpdir(), 'bench-documents-')),
    markdown: source.slice(source.indexOf('\n---\n', 3) + 5),
    html: new TextDecoder().decode(await convert(tree, 'html')),
    docx: await convert(tree, 'docx'),
  });
  const list = [
    { name: 'DOCX', run: () => convert(tree, 'docx') },
    { name: 'PDF', run: () => convert(tree, 'pdf') },
    { name: 'redline', run: () => makeRedline(older, tree) },
    { name: 'reading', run: () => storedTree(source, path) },
    ...peers.list,
  ];
  // Everything that runs in this process gets as many calls as its code needs to be compiled well; programs get one.
  for (const contestant of list) {
    const calls = isProcess(contestant) ? 1 : 40;
    for (let call = 0; call < calls; call += 1) await contestant.run();
  }
  const times = new Map(list.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const contestant of list) times.get(contestant.name)?.push(await timeOnce(contestant));
  }
  for (const [name, all] of times) {
    console.log(
      `  ${name.padEnd(14)} ${median(all).toFixed(1).padStart(8)} [${Math.min(...all).toFixed(1)}..${Math.max(...all).toFixed(1)}]`,
    );
  }
  const compare = (ours: string, peer: string, bound?: number): void => {
    const mine = times.get(ours);
    const theirs = times.get(peer);
    if (!mine || !theirs) return;
    const ratio = median(mine.map((time, round) => time / (theirs[round] ?? Number.NaN)));
    console.log(`  ${ours} / ${peer}: ${ratio.toFixed(3)} = 1/${(1 / ratio).toFixed(1)}`);
    if (bound !== undefined) figures.push({ name: `${ours} / ${peer}`, value: ratio, bound, unit: '' });
  };
  // A Word file has its pages counted by the layout of the PDF, which no peer does.
  compare('DOCX', 'pandoc', 1 / 20);
  compare('DOCX', 'docx on mdast', 1 / 5);
  compare('PDF', 'Chromium', 1 / 3);
  compare('PDF', 'LibreOffice', 1 / 10);
  // Once for each text that is published; files begin from its tree.
  compare('reading', 'pandoc', 1 / 4);
  figures.push({ name: 'redline', value: median(times.get('redline') ?? []), bound: 60, unit: 'ms' });
  peers.stop();
}

async function reportSizes(): Promise<void> {
  console.log('\nOurs by size, warm, median of 15 ms and KB (blank: content controls, form fields)');
  for (const size of sizes) {
    const path = join(fixtures, `${size}.md`);
    const tree = storedTree(readFileSync(path, 'utf8'), path);
    const parts: string[] = [];
    for (const format of ['docx', 'pdf', 'gdocx', 'html', 'text'] as const) {
      const all: number[] = [];
      let bytes = 0;
      for (let round = 0; round < 15; round += 1) {
        const start = performance.now();
        bytes = (await convert(tree, format)).length;
        all.push(performance.now() - start);
      }
      parts.push(`${format} ${median(all).toFixed(1)} ms ${(bytes / 1024).toFixed(0)} KB`);
    }
    console.log(`  ${size.padEnd(14)} ${parts.join(', ')}`);
  }
  await reportLibrary();
}

async function reportLibrary(): Promise<void> {
  const files = [
    ...markdownFiles(join(root, 'content/templates')),
    ...markdownFiles(join(root, 'content/starter-pack')),
  ];
  if (files.length === 0) {
    console.log('  skipped: the library is empty');
    return;
  }
  for (const format of ['docx', 'pdf'] as const) {
    const all: number[] = [];
    for (const path of files) {
      const tree = storedTree(readFileSync(path, 'utf8'), path);
      const start = performance.now();
      await convert(tree, format, 'company');
      all.push(performance.now() - start);
    }
    const sum = all.reduce((total, time) => total + time, 0);
    console.log(
      `  library, ${files.length} templates as ${format}: ${sum.toFixed(0)} ms in all, median ${median(all).toFixed(1)}, most ${Math.max(...all).toFixed(1)}`,
    );
  }
}

const asked = readOptions('bench:documents', {
  rounds: { type: 'string', default: '9', about: 'rounds of the comparison' },
  cold: { type: 'string', about: 'for itself: one call of this kind, and what it took' },
});
if (asked.cold !== undefined) {
  await runColdCall(asked.cold as ColdCall);
} else {
  await reportWarm(readCount('rounds', asked.rounds));
  await reportSizes();
  figures.push(
    ...(await reportCold({
      script: fileURLToPath(import.meta.url),
      handbook: join(fixtures, `${biggest}.md`),
      library: join(root, 'content/templates'),
      download: 'core-hr-pack-mn',
    })),
  );
  process.exit(reportFigures(figures) ? 0 : 1);
}

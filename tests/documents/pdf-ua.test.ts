import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFiles } from './support/library.ts';
import type { MadeFile } from './support/library.ts';
import { pdfUaProblems } from './support/pdf-ua.ts';
import { inParallel, run, temporaryFolder } from './support/programs.ts';

const minutes = 60_000;
const folder = temporaryFolder('pdf-ua');
let files: MadeFile[] = [];

beforeAll(async () => {
  files = await makeFiles(folder, 'pdf');
}, 5 * minutes);

describe('PDF files', () => {
  it(
    'meet the requirements of PDF/UA-1 that a program can judge',
    async () => {
      await inParallel(files, async (file) => {
        expect([file.label, await pdfUaProblems(file.path)]).toEqual([file.label, []]);
      });
    },
    10 * minutes,
  );

  it.each([
    ['/Marked true', '/Marked null', '06-001: not marked'],
    ['/Lang (en-US)', '/Long (en-US)', '11-006: no language'],
    ['/DisplayDocTitle true', '/DisplayDocTitle null', '07-001: title not displayed'],
    ['/S /H1', '/S /H3', '14-002: the first heading is not H1'],
    ['/S /TH', '/S /XH', '02-001: XH is no standard type'],
    ['/Scope /Column', '/Scape /Column', '15-003: TH without Scope'],
    ['<pdfuaid:part>1', '<pdfuaid:part>2', '06-002: no PDF/UA identifier'],
    ['/FontFile2', '/FontFile9', '31-009: font not embedded'],
    ['/Tabs /S', '/Tabs /R', '28-009: tab order is not the structure’s'],
    ['/Artifact', '/Artifuct', '01: Artifuct without MCID'],
    ['/TU ', '/TX ', '28-005: field without TU'],
  ])('fail the check with %s changed to %s', async (from, to, problem) => {
    const file = files.find(({ mode, name }) => mode === 'blank' && name.includes('full-syntax'));
    const plain = join(folder, 'plain.pdf');
    await run('qpdf', ['--qdf', '--object-streams=disable', file?.path ?? '', plain]);
    const bytes = readFileSync(plain, 'latin1');
    expect(bytes).toContain(from);
    const changed = join(folder, 'changed.pdf');
    writeFileSync(changed, bytes.replaceAll(from, to), 'latin1');
    expect(await pdfUaProblems(changed)).toContain(problem);
  });
});

import { cpSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkPageFiles } from './check-page-files';

it('accepts the texts of the pages as they are', () => {
  expect(checkPageFiles('content')).toEqual([]);
});

it('names the file and the line of each mistake', () => {
  const copy = mkdtempSync(join(tmpdir(), 'pages-'));
  cpSync('content/pages', join(copy, 'pages'), { recursive: true });
  const wisconsin = join(copy, 'pages/long-form/wisconsin.yaml');
  const retail = join(copy, 'pages/industries/retail.yaml');
  const construction = join(copy, 'pages/industries/construction.yaml');
  const scenes = readFileSync(construction, 'utf8').replace(/(solutions:[^]*? {6}- )[a-z-]+/, '$1wi-unknown');
  writeFileSync(construction, scenes);
  const source = readFileSync(wisconsin, 'utf8').replace(/(included:\s+- document: )[a-z-]+/, '$1wi-unknown');
  writeFileSync(wisconsin, source);
  renameSync(retail, join(copy, 'pages/industries/shops.yaml'));
  const lineIn = (text: string) => text.slice(0, text.indexOf('wi-unknown')).split('\n').length;
  expect(checkPageFiles(copy)).toEqual([
    {
      path: wisconsin,
      line: lineIn(source),
      message: expect.stringContaining('included.0.document: ') as string,
    },
    { path: join(copy, 'pages/industries/shops.yaml'), line: 1, message: 'no page has this name' },
    { path: retail, line: 1, message: 'the file is missing' },
    {
      path: construction,
      line: lineIn(scenes),
      message: expect.stringContaining('solutions.0.documents.0: ') as string,
    },
  ]);
});

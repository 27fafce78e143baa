/** @module-tag full */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { startsShops } from '../../scripts/support/shop-process';
import { freezeShop } from '../support/freeze/freeze-shop';
import { migrationsOf, withLanded } from '../support/freeze/landed-migrations';

it('keeps the database of the present version, used by invented people', startsShops, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'freeze-'));
  const file = join(folder, 'now.sql.br');
  const refused = await freezeShop(process.cwd(), file);
  // What only earlier versions have.
  expect(refused.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
    '404 POST rest/v1/company_profiles',
    '400 POST rest/v1/site_settings?on_conflict=key',
  ]);
  const dump = brotliDecompressSync(readFileSync(file)).toString('utf8');
  rmSync(folder, { recursive: true });
  for (const word of [
    'olga.oldham@example.com',
    'Oldham Bakery LLC',
    'Yes, it is.',
    'kept@example.com',
    "'cakes'",
  ]) {
    expect(dump).toContain(word);
  }
});

it('adds the migrations of a release to those that landed, and changes none of them', () => {
  const landed = ['aa  20260101000000_first.sql', 'bb  20260103000000_third.sql'];
  const release = ['cc  20260102000000_second.sql', 'dd  20260103000000_third.sql'];
  expect(withLanded(landed, release)).toEqual([landed[0], release[0], landed[1]]);
  expect(migrationsOf('.').every((line) => /^[0-9a-f]{64} {2}\d{14}_\w+\.sql$/.test(line))).toBe(true);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf, pushLawFacts } from '../../scripts/content/push-law-facts';
import { pushLawDuties } from '../../scripts/content/push-law-duties';
import { emptyReport } from '../../scripts/content/push-report';
import { sha256Hex } from '../../supabase/functions/_shared/links/crypto';
import { lawDuties } from '../../supabase/functions/_shared/law/duties';
import { lawFacts } from '../../supabase/functions/_shared/law/facts';
import { sourceDetailColumns, toLawFactRow } from '../../supabase/functions/_shared/law/law-fact-row';
import { serviceClientOf } from '../support/service-client';
import { backends, openTestShop, type TestShop } from '../support/test-database';

const key = 'mn-pl-premium-2026';

describe.each(backends)('pushing the fact base to %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  const client = () => serviceClientOf(shop);
  const push = async () => {
    const report = emptyReport();
    await pushLawFacts(client(), report);
    return report;
  };
  const statement = async () => {
    const [row] = await shop.database.query<{ statement: string }>(
      `select statement from public.law_facts where key = $1`,
      [key],
    );
    return row?.statement;
  };
  const change = (values: object) => shop.call('service', 'PATCH', `law_facts?key=eq.${key}`, values);

  it('adds every fact once', async () => {
    expect((await push()).added).toHaveLength(lawFacts.length);
    const again = await push();
    expect(again.unchanged).toHaveLength(lawFacts.length);
    expect([...again.added, ...again.updated, ...again.keptEdits]).toEqual([]);
  });

  it('gives a row that an older push wrote, and nobody touched since, the text of the files', async () => {
    const [fact] = lawFacts.filter((candidate) => candidate.key === key);
    if (!fact) throw new Error(`There is no fact ${key}`);
    const older = { ...toLawFactRow(fact), statement: 'What an older version said.' };
    await change({ statement: older.statement, pushed_hash: await hashOf(older) });
    expect((await push()).updated).toEqual([`law/${key}`]);
    expect(await statement()).toBe(fact.statement);
  });

  it('keeps the owner’s edit, with its history', async () => {
    await change({ statement: 'The owner’s own words.' });
    await change({ pushed_hash: 'a'.repeat(64) });
    expect((await push()).keptEdits).toEqual([`law/${key}`]);
    expect(await statement()).toBe('The owner’s own words.');
    const [entry] = await shop.database.query<{ before: { statement: string } }>(
      `select before from public.law_fact_history where fact_key = $1 and action = 'update' order by id desc limit 1 offset 1`,
      [key],
    );
    expect(entry?.before.statement).toContain('0.88 percent');
  });

  it('loads the duties once, and keeps the owner’s edit of one', async () => {
    const first = emptyReport();
    await pushLawDuties(client(), first);
    expect(first.added).toHaveLength(lawDuties.length);
    await shop.call('service', 'PATCH', 'law_duties?key=eq.mn-wage-records', {
      duty: 'The owner’s own words.',
    });
    await shop.call('service', 'PATCH', 'law_duties?key=eq.mn-wage-records', { pushed_hash: 'a'.repeat(64) });
    const second = emptyReport();
    await pushLawDuties(client(), second);
    expect(second.keptEdits).toEqual(['duties/mn-wage-records']);
    expect(second.unchanged).toHaveLength(lawDuties.length - 1);
  });

  it('keeps the details of the sources', async () => {
    const [row] = await shop.database.query<{ source_dated: string; changes_on: string; valid_to: string }>(
      `select source_dated, changes_on, valid_to::text from public.law_facts where key = $1`,
      [key],
    );
    expect(row).toEqual({ source_dated: '2025', changes_on: '01-01', valid_to: '2026-12-31' });
  });
});

it('gives a fact without details of its source the hash that it had before there were any', async () => {
  const row = lawFacts
    .map(toLawFactRow)
    .find((candidate) => sourceDetailColumns.every((column) => (candidate[column] ?? []).length === 0))!;
  const before = [
    row.key,
    row.state,
    row.topic,
    row.statement,
    row.figure,
    row.unit,
    row.statute,
    row.source,
  ].concat([row.source_note, row.checked_on, row.next_check, row.confidence]);
  expect(await hashOf(row)).toBe(await sha256Hex(JSON.stringify(before)));
  expect(await hashOf({ ...row, changes_on: '07-01' })).not.toBe(await hashOf(row));
});

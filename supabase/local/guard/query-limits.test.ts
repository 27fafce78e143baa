import { describe, expect, it } from 'vitest';
import { refuseCostlyQuery, refuseDeepJson } from './query-limits';

const query = (select: string) => () => refuseCostlyQuery(new URLSearchParams({ select }));
const json = (text: string) => () => refuseDeepJson(new TextEncoder().encode(text));

describe('a query', () => {
  it.each(['*', 'id,name', 'a(b(c(d(id))))', Array(12).fill('a(id)').join()])('may ask for %s', (select) => {
    expect(query(select)).not.toThrow();
  });

  it.each([
    ['five levels', 'a(b(c(d(e(id)))))'],
    ['thirteen embeds', Array(13).fill('a(id)').join()],
    ['two hundred and one columns', Array(201).fill('id').join()],
  ])('may not ask for %s', (_what, select) => {
    expect(query(select)).toThrow('too many things');
  });
});

describe('JSON', () => {
  it.each([
    '{}',
    '',
    '[[[]]]',
    `"${'['.repeat(1000)}"`,
    `"\\"${'{'.repeat(1000)}"`,
    `[${'[],'.repeat(1000)}[]]`,
  ])('may be wide, and may say brackets in its texts: %.40s', (text) => {
    expect(json(text)).not.toThrow();
  });

  it.each(['['.repeat(65), '{"a":'.repeat(65), `["\\\\",${'['.repeat(65)}`])(
    'may not be deep: %.20s',
    (text) => {
      expect(json(text)).toThrow('nested too deeply');
    },
  );
});

import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const section = /## Attacks of [^\n]*\n(.*?)\n## /s.exec(
  readFileSync(new URL('docs/testing.md', root), 'utf8'),
)?.[1];
const rows = (section ?? '')
  .split('\n')
  .filter((line) => /^\| S\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

const files = ['scripts', 'src', 'supabase', 'tests'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((path) => basename(path)),
);
const tests = files.flatMap((name) => /^(.+)\.(?:test|spec)\.tsx?$/.exec(name)?.[1] ?? []);

describe('the table of attacks', () => {
  it('has a row for each finding, S1 to S11', () => {
    expect(rows.map(([, finding = '']) => finding.split(' ')[0])).toEqual(
      Array.from({ length: 11 }, (_, index) => `S${index + 1}`),
    );
  });

  it.each(rows)('%s%s names a door and tests that exist', (_edge, _finding, _before, _now, door, heldBy) => {
    expect(namesIn(door)).not.toEqual([]);
    for (const name of namesIn(door)) expect(files).toContain(name);
    expect(namesIn(heldBy)).not.toEqual([]);
    for (const name of namesIn(heldBy)) expect(tests).toContain(name);
  });
});

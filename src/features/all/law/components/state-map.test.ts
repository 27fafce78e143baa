import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { programs } from '@law/state-record';

const styles = readFileSync(join(import.meta.dirname, '../../../../ui/state-map.css'), 'utf8');

it('marks each kind of state so that it is distinct without color', () => {
  const marks = programs.map((program) =>
    [...styles.matchAll(/([^{}]+)\{([^{}]+)\}/g)]
      .filter(([, selectors = '']) => selectors.includes(`[data-tile='${program}']`))
      .map(([, , rules = '']) => /background-image:([^;]+);/.exec(rules)?.[1] ?? '')
      .join(''),
  );
  // Full and empty tiles have no mark; each of the other four has one.
  expect(marks.filter((mark) => mark === '')).toHaveLength(2);
  expect(new Set(marks).size).toBe(programs.length - 1);
});

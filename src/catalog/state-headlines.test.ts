import { expect, it } from 'vitest';
import { lawFacts } from '@law/facts';
import { findState } from '@law/states';
import { stateHeadlines } from './state-headlines';

it.each(Object.entries(stateHeadlines))(
  '%s: at most three notes of the state, each with a figure',
  (code, headlines) => {
    const noteKeys = findState(code)?.noteKeys ?? [];
    expect(headlines.length).toBeLessThanOrEqual(3);
    for (const { key, label } of headlines) {
      expect(noteKeys).toContain(key);
      expect(lawFacts.find((fact) => fact.key === key)).toMatchObject({
        figure: expect.any(Number) as number,
        unit: expect.any(String) as string,
      });
      expect(label, 'figures come from the facts').not.toMatch(/\d/);
    }
  },
);

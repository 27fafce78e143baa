import { describe, expect, it } from 'vitest';
import { compareTexts } from './difference';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index}`).join('\n');

describe('the comparison of two texts', () => {
  it('shows the changed words of a rewritten line', () => {
    expect(compareTexts('You get 6 weeks.', 'You get 12 weeks.')).toEqual([
      {
        kind: 'removed',
        words: [
          { text: 'You get ', isChanged: false },
          { text: '6', isChanged: true },
          { text: ' weeks.\n', isChanged: false },
        ],
      },
      {
        kind: 'added',
        words: [
          { text: 'You get ', isChanged: false },
          { text: '12', isChanged: true },
          { text: ' weeks.\n', isChanged: false },
        ],
      },
    ]);
  });

  it('collapses unchanged text, except for two lines around each change', () => {
    const difference = compareTexts(lines(20), `${lines(20)}\nNew line`);
    expect(difference).toEqual([
      { kind: 'folded', lines: 18 },
      { kind: 'same', text: 'Line 18\nLine 19' },
      { kind: 'added', words: [{ text: 'New line\n', isChanged: false }] },
    ]);
  });

  it('says that two equal texts have no changes', () => {
    expect(compareTexts('A\nB\nC', 'A\nB\nC\n')).toEqual([{ kind: 'folded', lines: 3 }]);
    expect(compareTexts('', '')).toEqual([]);
  });
});

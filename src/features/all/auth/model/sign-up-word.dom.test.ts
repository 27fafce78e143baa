import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSignUpWord, keepSignUpWord, keptSignUpWord } from './sign-up-word';

const kept = { account: 'a1', word: 'w1' };
const stored = () => window.localStorage.getItem('sign_up_word');

describe('the word of a sign-up', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    window.localStorage.clear();
  });

  it('is kept until it is forgotten', () => {
    keepSignUpWord(kept);
    expect(keptSignUpWord()).toEqual(kept);
    forgetSignUpWord();
    expect([keptSignUpWord(), stored()]).toEqual([null, null]);
  });

  it('leaves the browser when its link has expired', () => {
    keepSignUpWord(kept);
    vi.advanceTimersByTime(9 * 60_000);
    expect(keptSignUpWord()).toEqual(kept);
    vi.advanceTimersByTime(60_000);
    expect(stored()).toBeNull();
  });

  it.each(['', '"word"', '{"account":1,"word":"w","until":9e15}', '{"account":"a","word":"w"}'])(
    'is none if the storage holds %s',
    (text) => {
      window.localStorage.setItem('sign_up_word', text);
      expect([keptSignUpWord(), stored()]).toEqual([null, null]);
    },
  );
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { equalInConstantTime } from '../links/crypto';
import { equalBytes } from './hmac';

/** The same bytes, with every look at one of them counted. */
function counted(bytes: Uint8Array<ArrayBuffer>) {
  let reads = 0;
  const seen = new Proxy(bytes, {
    get(target, property) {
      if (typeof property === 'string' && /^\d+$/.test(property)) reads += 1;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { seen, reads: () => reads };
}

const secret = Uint8Array.from({ length: 32 }, (_, index) => index * 7);
const differingAt = (index: number) => secret.map((byte, at) => (at === index ? byte ^ 1 : byte));
const guesses = [...[0, 1, 15, 30, 31].map(differingAt), secret];

afterEach(() => vi.restoreAllMocks());

describe('56 how long a comparison of secrets takes', () => {
  it('is the same for a signature wherever it is wrong: every byte is looked at', () => {
    const reads = guesses.map((guess) => {
      const right = counted(secret);
      expect(equalBytes(guess, right.seen)).toBe(guess === secret);
      return right.reads();
    });
    expect(reads).toEqual(guesses.map(() => secret.length));
  });

  it('is the same for a key wherever it is wrong: every byte is looked at', () => {
    const key = 'sb_secret_of_the_shop';
    const wrong = ['xb_secret_of_the_shop', 'sb_secret_xf_the_shop', 'sb_secret_of_the_shox', key];
    const encode = TextEncoder.prototype.encode.bind(new TextEncoder());
    const reads = wrong.map((guess) => {
      const right = counted(encode(key));
      const encodings = [encode(guess), right.seen];
      vi.spyOn(TextEncoder.prototype, 'encode').mockImplementation(() => encodings.shift()!);
      expect(equalInConstantTime(guess, key)).toBe(guess === key);
      return right.reads();
    });
    expect(reads).toEqual(wrong.map(() => key.length));
  });
});

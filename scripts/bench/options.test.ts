import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCount, readOptions } from './options.ts';

const options = {
  rounds: { type: 'string', default: '15', about: 'rounds of the comparison' },
  quiet: { type: 'boolean', about: 'says less' },
} as const;
const calledWith = process.argv;

/** What the benchmark would be told, or how the process ended. */
function readWith(...words: readonly string[]): unknown {
  process.argv = [...calledWith.slice(0, 2), ...words];
  return readOptions('bench:it', options);
}

beforeEach(() => {
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  process.argv = [...calledWith];
  vi.restoreAllMocks();
});

describe('the options of a benchmark', () => {
  it('are what was given, and else their default', () => {
    expect(readWith()).toMatchObject({ rounds: '15' });
    expect(readWith('--rounds', '3', '--quiet')).toMatchObject({ rounds: '3', quiet: true });
  });

  it.each([['--round', '3'], ['--rounds'], ['three']])('refuses %s', (...words) => {
    expect(() => readWith(...words)).toThrow('ended with 2');
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('npm run bench:it'));
  });

  it('are told by --help, and nothing is measured', () => {
    expect(() => readWith('--help')).toThrow('ended with 0');
    expect(console.log).toHaveBeenCalledWith(
      expect.stringMatching(
        /--rounds VALUE +rounds of the comparison \(default 15\)\n {2}--quiet +says less/,
      ),
    );
  });

  it('counts from one on', () => {
    expect(readCount('rounds', '3')).toBe(3);
    for (const text of ['0', '-1', '1.5', 'x', '']) {
      expect(() => readCount('rounds', text)).toThrow('ended with 2');
    }
  });
});

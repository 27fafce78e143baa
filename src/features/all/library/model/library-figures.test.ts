import { describe, expect, it } from 'vitest';
import type { LibraryPackage } from '../api/library-api';
import { figuresOf } from './library-figures';

const pack = (...days: readonly string[]) =>
  ({ templates: days.map((lawAsOf) => ({ lawAsOf, pageCount: 2 })) }) as unknown as LibraryPackage;

describe('figuresOf', () => {
  it('is as current as the least recently checked document', () => {
    expect(figuresOf([pack('2026-11-24'), pack('2026-11-26', '2026-11-21')])).toEqual({
      documents: 3,
      pages: 6,
      lawAsOf: '2026-11-21',
    });
  });

  it('has no date without documents', () => {
    expect(figuresOf([])).toEqual({ documents: 0, pages: 0, lawAsOf: '' });
  });
});

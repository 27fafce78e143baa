import { expect, it } from 'vitest';
import { formatDuration, formatSize, matchesFilter, shortError, type ExportRecord } from './export-record';

it.each([
  [null, '–'],
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '2 KB'],
  [1024 * 1024 - 1, '1024 KB'],
  [1024 * 1024, '1 MB'],
  [2.6 * 1024 * 1024, '3 MB'],
])('shows %s bytes as %s', (bytes, text) => expect(formatSize(bytes)).toBe(text));

it.each([
  [null, '–'],
  [0, '0ms'],
  [999, '999ms'],
  [1000, '1s'],
  [1499, '1s'],
  [61_000, '61s'],
])('shows %s milliseconds as %s', (milliseconds, text) => expect(formatDuration(milliseconds)).toBe(text));

it('cuts an error text to fifty characters', () => {
  expect(shortError('x'.repeat(50))).toBe('x'.repeat(50));
  expect(shortError('x'.repeat(51))).toBe(`${'x'.repeat(50)}…`);
});

const record: ExportRecord = {
  id: '1',
  filePath: 'templates/mn-paid-leave-kit/employee-faq.md',
  packageName: 'mn-paid-leave-kit',
  format: 'docx',
  mode: 'blank',
  copy: 'working',
  status: 'completed',
  errorMessage: null,
  sizeBytes: 1,
  durationMs: 1,
  createdAt: '2026-11-21T00:00:00Z',
  hasArtifact: true,
};

it.each([
  [{}, true],
  [{ search: ' FAQ ' }, true],
  [{ search: 'PAID-leave' }, true],
  [{ search: 'docx' }, false],
  [{ status: 'completed' }, true],
  [{ status: 'failed' }, false],
  [{ packageName: 'mn-paid-leave-kit' }, true],
  [{ packageName: 'core-hr-pack-mn' }, false],
])('filters by %o', (change, expected) =>
  expect(matchesFilter(record, { search: '', status: '', packageName: '', ...change })).toBe(expected),
);

import { expect, it } from 'vitest';
import { packFiles, unpackFiles } from './packed-files.ts';

const files = [
  { fileName: 'política.pdf', contentType: 'application/pdf', bytes: new Uint8Array([1, 2, 3]) },
  { fileName: 'empty.txt', contentType: 'text/plain', bytes: new Uint8Array() },
  { fileName: 'notice.docx', contentType: 'application/docx', bytes: new Uint8Array(70_000).fill(7) },
];

it('gives back the files that were packed', () => {
  expect(unpackFiles(packFiles(files).buffer)).toEqual(files);
  expect(unpackFiles(packFiles([]).buffer)).toEqual([]);
});

it('refuses what is cut off and what is no packed file', () => {
  const whole = packFiles(files).buffer;
  expect(() => unpackFiles(whole.slice(0, -1))).toThrow('notice.docx ends too early.');
  for (const bytes of [whole.slice(0, 3), whole.slice(0, 20), new ArrayBuffer(0)]) {
    expect(() => unpackFiles(bytes)).toThrow('These are no packed files.');
  }
  const page = new TextEncoder().encode('<!doctype html>').buffer;
  expect(() => unpackFiles(page)).toThrow();
});

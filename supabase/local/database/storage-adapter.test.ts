import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolderStorage } from './storage-adapter';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'northstar-adapter-'));
  mkdirSync(join(root, 'storage', 'exports'), { recursive: true });
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'storage', 'exports', 'sold.docx'), 'secret');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const list = () => readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();

it.each([
  ['site-images', '../exports/sold.docx'],
  ['site-images', '../../secret.txt'],
  ['site-images', '/../../../secret.txt'],
  ['site-images', 'a/../../exports/sold.docx'],
  ['site-images', 'sold\0.docx'],
  ['site-images', ''],
  ['..', 'secret.txt'],
  ['.', 'exports/sold.docx'],
  ['site-images/../exports', 'sold.docx'],
])('68 a name in storage that leaves its bucket is no name: %s %j', async (bucket, key) => {
  const storage = createFolderStorage(join(root, 'storage'));
  const before = list();
  const bytes = new TextEncoder().encode('climbed');
  const tries: (() => Promise<unknown>)[] = [
    () => storage.getObject(bucket, key),
    () => storage.headObject(bucket, key),
    () => storage.uploadObject(bucket, key, undefined, bytes, 'text/plain', ''),
    () => storage.copyObject('exports', 'sold.docx', undefined, bucket, key),
    () => storage.deleteObject(bucket, key),
    () => storage.deleteObjects(bucket, [key]),
  ];
  for (const attempt of tries) {
    await expect(Promise.resolve().then(attempt)).rejects.toThrow('leaves its folder');
  }
  expect(list()).toEqual(before);
});

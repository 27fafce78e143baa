import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openRenderRecord } from './render-record';

const page = { fingerprint: 'a1', facts: ['mn-pl-agencies'], head: '<title>Minnesota</title>' };
let file = '';

beforeEach(async () => {
  file = join(mkdtempSync(join(tmpdir(), 'render-record-')), 'pages.json');
  const first = await openRenderRecord(file, 'code 1');
  expect(first.of('/mn')).toBeUndefined();
  first.note('/mn', page);
  first.note('/gone', page);
  await first.save();
});

it('knows what a page was made of, through any number of renderings that leave it alone', async () => {
  for (let rendering = 0; rendering < 2; rendering += 1) {
    const next = await openRenderRecord(file, 'code 1');
    expect(next.of('/mn')).toEqual(page);
    await next.save();
  }
});

it('forgets a page that is no longer asked for: its file is taken away, so it must be rendered when it comes back', async () => {
  const next = await openRenderRecord(file, 'code 1');
  next.of('/mn');
  await next.save();
  expect((await openRenderRecord(file, 'code 1')).of('/gone')).toBeUndefined();
});

it('takes no page as it was after the code has changed, from half a file, or from code of no known state', async () => {
  expect((await openRenderRecord(file, 'code 2')).of('/mn')).toBeUndefined();
  const unknown = join(file, '..', 'unknown.json');
  const nameless = await openRenderRecord(unknown, '');
  nameless.note('/mn', page);
  await nameless.save();
  expect((await openRenderRecord(unknown, '')).of('/mn')).toBeUndefined();
  writeFileSync(file, '{"code":"code 1","pages":{"/m');
  expect((await openRenderRecord(file, 'code 1')).of('/mn')).toBeUndefined();
});

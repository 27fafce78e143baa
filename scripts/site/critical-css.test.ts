import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { criticalCss } from './critical-css';

const folder = mkdtempSync(join(tmpdir(), 'critical-css-'));
const link = '<link rel="stylesheet" href="/style.css">';
const styleOf = (body: string) =>
  criticalCss(['style.css'], folder)(`<!doctype html><html><head></head><body>${body}</body></html>`, link);

beforeAll(() => {
  writeFileSync(
    join(folder, 'style.css'),
    String.raw`.plain{color:red}.plain:hover{color:blue}@media (hover:hover){.plain:hover{color:green}}.other{color:gray}.\[\&\>div\]\:flex>div{display:flex}.card:is(.wide,.high){margin:0}.card:is(.wide,.high):hover{margin:1px}@property --read{syntax:"*";inherits:false}@property --unread{syntax:"*";inherits:false}:root{--read:1px;--unread:2px;--of-page:3px}.reader{padding:var(--read)}@media print{@page{margin:1mm}.plain{color:#000}}`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

it('has the rules of the first paint, those with & or :is() too, and none that a pointer brings', async () => {
  const style = await styleOf(
    '<p class="plain"></p><dl class="[&amp;&gt;div]:flex card wide"><div>1</div></dl>',
  );
  expect(style).toContain('.plain{color:red}');
  expect(style).toContain('>div{display:flex}');
  expect(style).toContain('{margin:0}');
  expect(style).not.toMatch(/hover|other/);
});

it('has no rule of a class that only looks like one of the page', async () => {
  expect(await styleOf('<p class="plain card-list">[&amp;&gt;div]:flex</p>')).not.toMatch(/flex|margin/);
});

it('has no custom property that nothing reads, and nothing for a printer', async () => {
  const style = await styleOf('<p class="plain reader" style="margin:var(--of-page)"></p>');
  expect(style).toContain(':root{--read:1px;--of-page:3px}');
  expect(style).toContain('@property --read{');
  expect(style).toContain('.reader{padding:var(--read)}');
  expect(style).not.toMatch(/--unread|print|@page|#000/);
});

import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { beginAfterPaint, beginScriptHash } from './begin-after-paint.ts';

const script = '<script type="module" src="/assets/index.js"></script>';
const head = beginAfterPaint(script, ['assets/page.js', 'assets/shell-a1.js']);

it('asks for nothing while the head is read: all of it waits in templates', () => {
  const outside = head.replaceAll(/<template[\s\S]*?<\/template>/g, '');
  expect(outside).toMatch(/^<script>/);
  expect(outside).not.toMatch(/<link|src=/);
  expect(head).toContain('<link rel="modulepreload" href="/assets/page.js">');
});

it("runs the code of every page before the page's own, as a script of its own", () => {
  const sources = [...head.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, source]) => source);
  expect(sources).toEqual(['/assets/shell-a1.js', '/assets/index.js']);
  expect(() => beginAfterPaint(script, ['assets/page.js'])).toThrow('no shell');
});

it('names the hash of exactly the script that stands in the page', () => {
  const [, begun = ''] = /<script>([\s\S]*)<\/script>$/.exec(head) ?? [];
  expect(beginScriptHash).toBe(`'sha256-${createHash('sha256').update(begun).digest('base64')}'`);
});

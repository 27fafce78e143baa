import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { beginAfterPaint, beginScriptHash } from './begin-after-paint.ts';

const head = beginAfterPaint('<script type="module" src="/assets/index.js"></script>', ['assets/page.js']);

it('asks for nothing while the head is read: all of it waits in templates', () => {
  const outside = head.replaceAll(/<template[\s\S]*?<\/template>/g, '');
  expect(outside).toMatch(/^<script>/);
  expect(outside).not.toMatch(/<link|src=/);
  expect(head).toContain('<link rel="modulepreload" href="/assets/page.js">');
});

it('names the hash of exactly the script that stands in the page', () => {
  const [, script = ''] = /<script>([\s\S]*)<\/script>$/.exec(head) ?? [];
  expect(beginScriptHash).toBe(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
});

import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { deferScripts, loaderHash } from './defer-scripts.ts';

const script = '<script type="module" src="/assets/index.js"></script>';
const head = deferScripts(script, ['assets/page.js', 'assets/shell-a1.js']);

it('requests nothing while the head is parsed: everything is in templates', () => {
  const outside = head.replaceAll(/<template[\s\S]*?<\/template>/g, '');
  expect(outside).toMatch(/^<script>/);
  expect(outside).not.toMatch(/<link|src=/);
  expect(head).toContain('<link rel="modulepreload" href="/assets/page.js">');
});

it("runs the shell before the page's own code, as a script of its own", () => {
  const sources = [...head.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, source]) => source);
  expect(sources).toEqual(['/assets/shell-a1.js', '/assets/index.js']);
  expect(() => deferScripts(script, ['assets/page.js'])).toThrow('no shell chunk');
});

it('exports the hash of the inline script', () => {
  const [, loader = ''] = /<script>([\s\S]*)<\/script>$/.exec(head) ?? [];
  expect(loaderHash).toBe(`'sha256-${createHash('sha256').update(loader).digest('base64')}'`);
});

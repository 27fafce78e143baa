import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { runInNewContext } from 'node:vm';
import { deferScripts, loaderHash, loaderScript } from './defer-scripts.ts';

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

/** What the head's script writes on the page, and what it does at a change of a field. */
function runLoader(stored: string | null, isBlocked = false) {
  const root: { dataset: Record<string, string> } = { dataset: { state: 'both' } };
  const heard = new Map<string, (event: object) => void>();
  runInNewContext(loaderScript.replaceAll(/<\/?script>/g, ''), {
    document: { documentElement: root, referrer: '', addEventListener: () => undefined },
    location: { origin: 'https://shop.example' },
    localStorage: {
      getItem(key: string) {
        if (isBlocked) throw new Error('The storage is blocked.');
        return key === 'chosen_state' ? stored : null;
      },
    },
    addEventListener: (type: string, listener: (event: object) => void) => heard.set(type, listener),
    PerformanceObserver: class {
      observe() {
        return undefined;
      }
    },
  });
  const change = (name: string, value: string) => heard.get('change')?.({ target: { name, value } });
  return { dataset: root.dataset, change };
}

it.each([
  ['"WI"', 'WI'],
  ['"MN"', 'MN'],
  ['"IA"', 'both'],
  ['WI', 'both'],
  [null, 'both'],
])('shows the papers of the state that is stored as %s', (stored, state) => {
  expect(runLoader(stored).dataset['state']).toBe(state);
});

it('shows both where the storage is blocked, and a choice at once', () => {
  const { dataset, change } = runLoader('"WI"', true);
  expect(dataset['state']).toBe('both');
  change('email', 'MN');
  expect(dataset['state']).toBe('both');
  change('chosen_state', 'MN');
  expect(dataset['state']).toBe('MN');
});

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';

/** What a static host would publish: the built code and the rendered pages. */
const published = ['dist', join(process.env['DATA_DIR'] ?? '.data', 'site')].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile()),
);
const texts = published
  .filter((file) => /\.(?:html|js|css|json|xml|txt|svg|webmanifest)$|_headers$|_redirects$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const filesWith = (pattern: string | RegExp) =>
  texts
    .filter(({ text }) => (typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text)))
    .map(({ file }) => file);

it('publishes pages and code', () => {
  expect(texts.filter(({ file }) => file.endsWith('.html')).length).toBeGreaterThan(100);
  expect(texts.filter(({ file }) => file.endsWith('.js')).length).toBeGreaterThan(50);
});

// Attack catalog: 113
it('publishes no source map and no list of sources', () => {
  expect(published.filter((file) => file.endsWith('.map') || /[/\\]\.vite[/\\]/.test(file))).toEqual([]);
  expect(filesWith(/[#@] sourceMappingURL=/)).toEqual([]);
});

it.each([
  ['the folder that it was built in', resolve('.')],
  ['a source file', /["'/]src\/(?:app|features|lib|pages|ui)\//],
  ['a package’s folder', 'node_modules/'],
])('names nowhere %s', (_what, pattern) => {
  expect(filesWith(pattern)).toEqual([]);
});

// Attack catalog: 113
it.each(['SUPABASE_SECRET_KEY', 'ADMIN_PASSWORD', 'ADMIN_EMAIL'])('holds the value of %s nowhere', (name) => {
  const value = process.env[name] ?? '';
  expect(value).not.toBe('');
  expect(filesWith(value)).toEqual([]);
});

// Attack catalog: 113
it('holds nothing that looks like a key of a service', () => {
  expect(
    filesWith(/sb_secret_\w|\bsk-[\w-]{20}|sk_live_|rk_live_|whsec_\w|service_role|BEGIN [A-Z ]*PRIVATE KEY/),
  ).toEqual([]);
});

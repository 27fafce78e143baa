import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findRedirect, parseHeaders, parseRedirects } from './header-rules';

describe('the rules of static hosts', () => {
  it('reads headers with their paths, comments and values that hold colons', () => {
    const [all, assets] = parseHeaders(
      '# for everybody\n/*\n  X-Frame-Options: DENY\n  Content-Security-Policy: img-src https: data:\n\n/assets/*\n  Cache-Control: immutable\n',
    );
    expect(all?.pattern.test('/any/path')).toBe(true);
    expect(all?.headers).toEqual([
      ['X-Frame-Options', 'DENY'],
      ['Content-Security-Policy', 'img-src https: data:'],
    ]);
    expect(assets?.pattern.test('/assets/a.js')).toBe(true);
    expect(assets?.pattern.test('/other/assets/a.js')).toBe(false);
  });

  it('takes a dot in a path for a dot', () => {
    const [rule] = parseHeaders('/sitemap.xml\n  X-A: b');
    expect(rule?.pattern.test('/sitemap.xml')).toBe(true);
    expect(rule?.pattern.test('/sitemapAxml')).toBe(false);
  });

  it('redirects by the first rule that fits, with what the star stood for', () => {
    const rules = parseRedirects('# old addresses\n/old/* /new/:splat 302\n/old/x /never\n/gone /here\n');
    expect(findRedirect(rules, '/old/x/y')).toEqual({ target: '/new/x/y', status: 302 });
    expect(findRedirect(rules, '/gone')).toEqual({ target: '/here', status: 301 });
    expect(findRedirect(rules, '/gone/')).toBeNull();
  });

  it('reads the files of this project', () => {
    const read = (name: string) => readFileSync(new URL(`../../../public/${name}`, import.meta.url), 'utf8');
    expect(parseHeaders(read('_headers')).some(({ pattern }) => pattern.test('/'))).toBe(true);
    expect(parseRedirects(read('_redirects')).every(({ status }) => status >= 200 && status < 400)).toBe(
      true,
    );
  });
});

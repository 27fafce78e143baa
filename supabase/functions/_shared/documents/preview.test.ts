import { describe, expect, it } from 'vitest';
import { publicShare, renderPreview } from './preview.ts';
import { makeTemplate, richTemplate } from './testing/make-template.ts';

const long = makeTemplate(
  Array.from(
    { length: 12 },
    (_part, index) =>
      `## Part ${String(index + 1)}\n\n${`Words of part ${String(index + 1)}. `.repeat(20)}\n\n- an item\n- another item`,
  ).join('\n\n') + '\n\nThe secret end.[^1]\n\n[^1]: A secret note.',
);

describe('a preview', () => {
  it('is semantic HTML without scripts and styles, its classes ours', () => {
    const { html } = renderPreview(richTemplate(), { mode: 'sample' });
    expect(html).toMatch(/^<article class="doc-document" lang="en-US">/);
    expect(html).not.toMatch(/<(script|style|link|iframe|img)|style="| on\w+="/);
    const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap((match) => match[1]?.split(' ') ?? []);
    expect(classes.filter((name) => !name.startsWith('doc-'))).toEqual([]);
    expect(html).toContain('<th scope="col">Step</th>');
    expect(html).toContain('<ol class="doc-list"><li>first');
    expect(html).toContain('<div class="doc-law" role="note">');
    expect(html).toContain('<bdi class="doc-value" data-field="company_name">Lakeside Dental LLC</bdi>');
  });

  it('shows the visitor’s name, escaped', () => {
    const { html } = renderPreview(richTemplate(), {
      mode: 'company',
      values: { company_name: '<img src=x onerror=alert(1)>' },
    });
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toContain('<img');
  });

  it('starts its headings where the page wants them', () => {
    const { html } = renderPreview(richTemplate(), { mode: 'sample', headingLevel: 2 });
    expect(html).toContain('<h2 class="doc-title">Sample Policy</h2>');
    expect(html).toContain('<h3 class="doc-heading">1. Rules</h3>');
    expect(html).not.toContain('<h1');
  });

  it.each([0.05, 0.1, 0.25, publicShare, 0.9])('with a share of %d never shows more', (share) => {
    const preview = renderPreview(long, { mode: 'sample', share });
    expect(preview.shownWords / preview.totalWords).toBeLessThanOrEqual(share);
    const visible =
      preview.html
        .replace(/<p class="doc-subtitle">.*?<\/p>/, '')
        .replace(/<[^>]*>/g, ' ')
        .match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    expect(visible).toBeLessThanOrEqual(Math.ceil(preview.totalWords * share));
    expect(preview.withheld).toBe(true);
    expect(preview.html).not.toContain('secret');
    expect(preview.html).not.toMatch(/<h2[^>]*>[^<]*<\/h2>\s*<\/article>/);
  });

  it('cuts a long table between its rows', () => {
    const table = makeTemplate(
      `| Day | What |\n|--|--|\n${Array.from({ length: 50 }, (_row, index) => `| ${String(index)} | word |`).join('\n')}`,
    );
    const { html, shownWords, totalWords } = renderPreview(table, { mode: 'sample', share: 0.4 });
    expect(html.match(/<tr>/g)?.length).toBeGreaterThan(10);
    expect(shownWords / totalWords).toBeLessThanOrEqual(0.4);
  });

  it('shows everything without a share, footnotes too', () => {
    const preview = renderPreview(long, { mode: 'sample' });
    expect(preview).toMatchObject({ withheld: false });
    expect(preview.html).toContain('A secret note.');
    expect(preview.html).toContain('href="#doc-note-1"');
  });
});

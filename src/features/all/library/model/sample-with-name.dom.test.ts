import { expect, it } from 'vitest';
import { sampleWithName } from './sample-with-name';

const html =
  '<!doctype html><html><head><style>p{}</style></head><body><p data-field="company_name">Lakeside Dental LLC</p>' +
  '<p data-field="company_phone">218-555-0142</p><div class="doc-watermark">Sample</div></body></html>';

it.each([
  ['Birch & <b>Sons</b>', 'Birch &amp; &lt;b&gt;Sons&lt;/b&gt;'],
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['Bäckerei Ø 北 🥐', 'Bäckerei Ø 北 🥐'],
])('%j is text in the fields and in the watermark', (name, shown) => {
  const filled = sampleWithName(html, name);
  expect(filled).toContain(`<p data-field="company_name">${shown}</p>`);
  expect(filled).toContain(`<div class="doc-watermark">Sample for ${shown}</div>`);
  expect(filled).toContain('218-555-0142');
  expect(filled).not.toMatch(/<script|<b>/);
});

it('keeps the example without a name', () => {
  expect(sampleWithName(html, '')).toBe(html);
});

import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { checkTemplate } from './check-template';
import type { FactText, FactTexts } from './facts';
import { bundledFonts } from './fonts';
import { parseTemplate } from './parse-template';
import { renderDocument } from './render';
import { testPublisher } from './testing/test-publisher';

const weeks: FactText = {
  text: '12 weeks',
  number: '12',
  asOf: '2026-11-21',
  source: 'https://www.example.gov/weeks',
  validFrom: null,
  validTo: null,
};
const premium: FactText = {
  ...weeks,
  text: '0.88 percent',
  number: '0.88',
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  yearly: { name: 'Premium', publisher: { name: 'The agency', url: 'https://www.example.gov' }, next: null },
};
const facts: FactTexts = new Map([
  ['xx-weeks', weeks],
  ['xx-premium', premium],
  ['xx-rule', { ...weeks, text: null, number: null }],
]);

const path = 'templates/test-pack/facts.md';
const sourceOf = (body: string) =>
  `---\ntitle: Facts\ntype: Template\npackage: test-pack\norder: 1\nversion: "1.0"\nstates: [MN]\nlast_reviewed: 2026-11-26\nlaw_as_of: 2026-11-21\nsummary: A text.\nplaceholders:\n  effective_date: profile\n---\n\n# Facts\n\nFrom {{effective_date}} on.\n\n${body}\n`;

async function render(
  body: string,
  format: 'md' | 'html' | 'docx' | 'pdf',
  day: { today?: string; effective?: string },
) {
  const { bytes } = await renderDocument({
    template: parseTemplate(sourceOf(body), path, testPublisher),
    mode: 'company',
    values: day.effective === undefined ? {} : { effective_date: day.effective },
    format,
    fonts: bundledFonts(),
    facts,
    ...(day.today === undefined ? {} : { today: day.today }),
  });
  return format === 'docx' ? strFromU8(unzipSync(bytes)['word/document.xml']!) : strFromU8(bytes);
}

const body =
  'Leave lasts {xx-weeks}. {law xx-rule} A {xx-weeks number}-week leave costs {xx-premium}. {law xx-rule xx-weeks}';

describe('facts in a text', () => {
  it('are inserted as typed words, and a mark that only names facts prints nothing', async () => {
    const text = await render(body, 'md', {});
    expect(text).toContain('Leave lasts 12 weeks. A 12-week leave costs 0.88 percent.\n');
  });

  it('give the same bytes as the same words typed', async () => {
    const typed = 'Leave lasts 12 weeks. A 12-week leave costs 0.88 percent.';
    for (const format of ['docx', 'pdf', 'html'] as const)
      expect(await render(body, format, {})).toBe(await render(typed, format, {}));
  });

  it('are known by their keys, each once', () => {
    expect(parseTemplate(sourceOf(body), path, testPublisher).facts).toEqual([
      'xx-rule',
      'xx-weeks',
      'xx-premium',
    ]);
  });

  it('refuse a figure that nobody gave', async () => {
    await expect(render('It costs {xx-nothing}.', 'md', {})).rejects.toMatchObject({ code: 'fact_missing' });
  });

  it('are a mistake of the text where the fact is missing, has no figure or is no key', () => {
    const wrong = sourceOf(
      'It costs {xx-nothing}. {law xx-gone}\n\nIt is {xx-rule}. {law Some rule}\n\nA {brace}.',
    );
    expect(checkTemplate(wrong, path, testPublisher, facts).map(({ message }) => message)).toEqual([
      'there is no fact xx-gone',
      'there is no fact xx-nothing',
      '{law Some rule} does not name facts by their keys',
      'the fact xx-rule has no figure to insert',
      'a brace belongs to no fact and no condition',
    ]);
  });
});

describe('a figure of another year', () => {
  it('is marked below a line that says so, and the others are not', async () => {
    const html = await render(body, 'html', { today: '2027-01-01' });
    expect(html).toContain(
      '<strong>Figures for 2026.</strong> The 2027 figures belong here: Premium, available from The agency',
    );
    expect(html.match(/<mark[^>]*>[^<]*/g)).toEqual([
      '<mark class="doc-outdated" title="Figure for 2026">0.88 percent',
    ]);
  });

  it('is marked in Word by a control and a color, and in Markdown by words', async () => {
    const word = await render(body, 'docx', { today: '2027-01-01' });
    expect(word).toContain('<w:alias w:val="Figure for 2026"/>');
    expect(word).toContain('<w:highlight w:val="yellow"/>');
    expect(await render(body, 'md', { today: '2027-01-01' })).toContain('**0.88 percent** (figure for 2026)');
  });

  it.each([
    ['2026-12-31', undefined, false],
    ['2027-01-01', undefined, true],
    ['2026-06-01', '2027-02-01', true],
    ['2027-06-01', '2026-02-01', false],
    [undefined, undefined, false],
  ])('today %s, effective %s: %s', async (today, effective, isMarked) => {
    const text = await render(body, 'md', { ...(today && { today }), ...(effective && { effective }) });
    expect(text.includes('Figures for 2026.')).toBe(isMarked);
  });
});

import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  bundledFonts,
  combinationsOf,
  renderDocument,
  type DocumentFormat,
  type Template,
  valuesToTry,
} from '../../supabase/functions/_shared/documents/mod.ts';
import { shippedFactTexts } from '../../supabase/functions/_shared/library/fact-texts.ts';
import { soldTemplates } from './support/library.ts';

const fonts = bundledFonts();
const templates = soldTemplates();
const decided = templates.filter(({ conditions }) => conditions.length > 0);
const rowsOf = (template: Template) =>
  combinationsOf(valuesToTry(template.conditions, template.placeholders));

const render = async (template: Template, values: Readonly<Record<string, string>>, format: DocumentFormat) =>
  (
    await renderDocument({
      template,
      mode: 'company',
      values,
      format,
      draftingNotes: 'hide',
      fonts,
      facts: shippedFactTexts,
    })
  ).bytes;
const textOf = async (template: Template, values: Readonly<Record<string, string>>) =>
  strFromU8(await render(template, values, 'md'));

/** Headings that another one of their level or above, or the end, follows at once. */
function emptyHeadings(markdown: string): string[] {
  const lines = markdown.split('\n').filter((line) => line.trim() !== '');
  const depthOf = (line: string | undefined) => /^(#{1,6}) /.exec(line ?? '')?.[1]?.length ?? 0;
  return lines.filter((line, index) => {
    const next = lines[index + 1];
    return depthOf(line) > 0 && (next === undefined || (depthOf(next) > 0 && depthOf(next) <= depthOf(line)));
  });
}

describe('templates with conditions', () => {
  it('are in the library', () => {
    expect(decided.length).toBeGreaterThan(20);
    expect(decided.map(({ slug }) => slug)).toContain('employee-handbook-mn');
  });

  it.each(decided.map((template) => [template.slug, template] as const))(
    '%s: every pair of answers gives a text without a mark of a condition or a heading without text',
    async (_slug, template) => {
      const rows = rowsOf(template);
      expect(rows.length).toBeGreaterThan(1);
      const texts = new Set<string>();
      for (const values of rows) {
        const text = await textOf(template, values);
        expect(text).not.toMatch(/:::|\{when|\{end|\{otherwise|Decide:|\[Only if|\[only if|[\ue001-\ue003]/);
        expect(emptyHeadings(text), JSON.stringify(values)).toEqual([]);
        texts.add(text);
      }
      expect(texts.size).toBeGreaterThan(1);
    },
    60_000,
  );

  it(
    'open as Word and PDF with the first and the last combination',
    { tags: ['full'], timeout: 300_000 },
    async () => {
      for (const template of decided) {
        const rows = rowsOf(template);
        for (const values of [rows[0] ?? {}, rows.at(-1) ?? {}]) {
          const pdf = await render(template, values, 'pdf');
          expect(strFromU8(pdf.subarray(0, 5)), template.slug).toBe('%PDF-');
          const word = unzipSync(await render(template, values, 'docx'));
          expect(Object.keys(word), template.slug).toContain('word/document.xml');
        }
      }
    },
  );
});

describe('below 50 employees', () => {
  const named =
    /(?<!W)FMLA|(?<!Wisconsin )Family and Medical Leave Act|federal (family |medical |and )*leave/i;
  /** Worksheets of HR that name the act to sort cases, and promise nothing. */
  const worksheets = ['leave-request-and-intent-form', 'wi-pto-accrual-tracker'];
  /** What the law says of larger employers is no promise; nor is the sentence that the act does not apply. */
  const isPromise = (line: string) =>
    named.test(line) && !line.startsWith('> **The law.**') && !line.startsWith('Neither the Wisconsin nor');
  const promisesOf = async (template: Template, count: string) => {
    const text = await textOf(template, { employee_count: count, minnesota_employees: count });
    return text
      .replaceAll(/\]\([^)\s]*\)/g, ']')
      .split('\n')
      .filter(isPromise);
  };

  // Tilley v. Kalamazoo County Road Commission, 777 F.3d 303 (6th Cir. 2015): what a handbook promises can bind.
  it('no document of the library promises federal family leave', async () => {
    const found: Record<string, string[]> = {};
    for (const template of templates.filter(({ slug }) => !worksheets.includes(slug))) {
      const lines = await promisesOf(template, '49');
      if (lines.length > 0) found[template.slug] = lines;
    }
    expect(found).toEqual({});
  });

  it.each([
    'employee-handbook-mn',
    'mn-federal-rules',
    'mn-leave-request-form',
    'mn-paid-leave-policy',
    'employee-handbook-wi',
    'wi-handbook-supplement',
    'wi-family-medical-leave-policy',
    'leave-and-time-off-faq',
  ])('%s speaks of it from 50 on', async (slug) => {
    const template = templates.find((candidate) => candidate.slug === slug);
    if (!template) throw new Error(`There is no template ${slug}.`);
    expect(await promisesOf(template, '50')).not.toEqual([]);
  });
});

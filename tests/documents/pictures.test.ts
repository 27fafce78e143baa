import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  bundledFonts,
  type DocumentFormat,
  type DocumentMode,
  parseTemplate,
  renderDocument,
} from '../../supabase/functions/_shared/documents/mod.ts';
import { shippedFactTexts } from '../../supabase/functions/_shared/library/fact-texts.ts';
import { publisher } from '../../supabase/functions/_shared/library/publisher.ts';
import {
  drawPage,
  type GrayPicture,
  pictureDifference,
  readGrayPng,
  storedPicture,
} from './support/pictures.ts';
import { convertWithLibreOffice, temporaryFolder } from './support/programs.ts';

const minutes = 60_000;
const root = fileURLToPath(new URL('../../', import.meta.url));
const pictures = fileURLToPath(new URL('./pictures/', import.meta.url));
const folder = temporaryFolder('pictures');
/** `UPDATE_PICTURES=1` takes the pictures again; docs/testing.md. */
const takesAnew = process.env['UPDATE_PICTURES'] === '1';

type Page = readonly [name: string, path: string, mode: DocumentMode, page: number];

const fixture = 'tests/documents/fixtures';
const payroll = 'content/templates/payroll-ops-pack';
const micro = 'content/templates/micro-templates-bundle';

/** A page of each look. A text that is edited changes its picture too, so most are of forms, tables, posters and fixtures. */
const pages: readonly Page[] = [
  ['title-and-contents', `${fixture}/core-hr-pack-mn/handbook-4800.md`, 'sample', 1],
  ['handbook-blank', `${fixture}/core-hr-pack-mn/handbook-4800.md`, 'blank', 2],
  ['handbook', `${fixture}/core-hr-pack-mn/handbook-4800.md`, 'sample', 4],
  ['policy', `${fixture}/core-hr-pack-mn/policy-500.md`, 'sample', 1],
  ['syntax', `${fixture}/mn-paid-leave-kit/full-syntax.md`, 'sample', 1],
  ['syntax-blank', `${fixture}/mn-paid-leave-kit/full-syntax.md`, 'blank', 2],
  ['calendar', `${fixture}/payroll-ops-pack-mn/payroll-calendar.md`, 'sample', 1],
  ['poster-words', `${micro}-mn/mn-lactation-room-sign.md`, 'sample', 1],
  ['poster-notice', `${micro}-mn/mn-rest-meal-break-notice.md`, 'sample', 1],
  ['poster-table', `${micro}-wi/wi-leave-policy-poster.md`, 'sample', 1],
  ['letter', `${micro}-mn/mn-esst-documentation-letter.md`, 'sample', 2],
  ['letter-blank', `${micro}-wi/wi-missed-payday-letter.md`, 'blank', 3],
  ['form-fields', `${payroll}-mn/mn-wage-notice-at-hire.md`, 'blank', 2],
  ['form-signatures', `${payroll}-mn/mn-wage-notice-at-hire.md`, 'blank', 4],
  ['form-slip', `${micro}-wi/wi-interrupted-meal-report.md`, 'blank', 2],
  ['form-loss', `${payroll}-wi/wi-wage-deduction-authorization.md`, 'sample', 3],
  ['table-to-fill', `${payroll}-mn/mn-payroll-change-form.md`, 'blank', 1],
  ['table-months', `${payroll}-mn/mn-pay-calendar-2026-2027.md`, 'sample', 1],
  ['table-paydays', `${payroll}-wi/wi-payroll-calendar-2027.md`, 'sample', 4],
  ['conditions', `${payroll}-wi/wi-payroll-calendar-2027.md`, 'blank', 3],
  ['checklist', `${payroll}-wi/wi-pay-period-close.md`, 'sample', 1],
  ['notes', `${payroll}-wi/wi-wage-deduction-authorization.md`, 'sample', 4],
  ['free', 'content/starter-pack/onboarding-checklist-lite.md', 'sample', 1],
];

/** Pages as LibreOffice prints them. */
const worksheets: readonly Page[] = [
  ['workbook-deposits', `${payroll}-mn/federal-deposit-tracker.md`, 'sample', 1],
  ['workbook-holidays', `${payroll}-mn/federal-deposit-tracker.md`, 'sample', 4],
  ['workbook-orders', `${payroll}-wi/wi-garnishment-desk-guide.md`, 'sample', 2],
];

const source = (path: string): string => readFileSync(join(root, path), 'utf8');

async function writeFile(
  [name, path, mode]: Page,
  format: DocumentFormat,
  text: string = source(path),
): Promise<string> {
  const file = await renderDocument({
    template: parseTemplate(text, path, publisher),
    mode,
    format,
    fonts: bundledFonts(),
    facts: shippedFactTexts,
  });
  const written = join(folder, `${name}.${format}`);
  writeFileSync(written, file.bytes);
  return written;
}

/** Compares the page of a PDF with its stored picture, or stores it. */
async function judge([name, , , page]: Page, pdf: string): Promise<void> {
  const drawn = await drawPage(pdf, page, join(folder, 'drawn', name));
  if (takesAnew) copyFileSync(drawn, join(pictures, `${name}.png`));
  const stored = storedPicture(pictures, name);
  if (!stored) throw new Error(`There is no stored picture of ${name}. The page is drawn in ${drawn}.`);
  expect(pictureDifference(stored, readGrayPng(drawn)), `${name}: compare with ${drawn}`).toBeNull();
}

describe('the pages of documents', { tags: ['full'] }, () => {
  let printed: readonly string[] = [];

  beforeAll(async () => {
    const files = await Promise.all(worksheets.map((worksheet) => writeFile(worksheet, 'xlsx')));
    await convertWithLibreOffice(files, 'pdf', folder);
    printed = files.map((file) => file.replace(/xlsx$/, 'pdf'));
  }, 5 * minutes);

  it.each(pages)('look as stored: %s', async (...page) => {
    await judge(page, await writeFile(page, 'pdf'));
  });

  it.each(worksheets.map((worksheet, index) => [worksheet[0], index] as const))(
    'look as stored: %s',
    async (_name, index) => {
      const [worksheet, pdf] = [worksheets[index], printed[index]];
      if (!worksheet || pdf === undefined) throw new Error('There is no such sheet.');
      await judge(worksheet, pdf);
    },
  );

  it('have one stored picture each, small enough for git', () => {
    const names = [...pages, ...worksheets].map(([name]) => `${name}.png`);
    expect(readdirSync(pictures).sort()).toEqual(names.sort());
    const bytes = names.reduce((sum, name) => sum + statSync(join(pictures, name)).size, 0);
    expect(bytes).toBeLessThan(1_200_000);
  });
});

describe('a picture', { tags: ['full'] }, () => {
  const page: Page = ['changed', `${payroll}-mn/mn-pay-calendar-2026-2027.md`, 'sample', 1];
  const stored = (): GrayPicture => readGrayPng(join(pictures, 'table-months.png'));
  const drawn = async (text: string): Promise<GrayPicture> =>
    readGrayPng(await drawPage(await writeFile(page, 'pdf', text), 1, join(folder, 'drawn', 'changed')));

  it('is the same for the same page', async () => {
    expect(pictureDifference(stored(), await drawn(source(page[1])))).toBeNull();
  });

  it('differs where a table has moved down by a line', async () => {
    const moved = source(page[1]).replace('\n\n| Month', '\n\nOne line.\n\n| Month');
    expect(moved).not.toBe(source(page[1]));
    expect(pictureDifference(stored(), await drawn(moved))).toMatch(/places differ/);
  });

  it('differs where the margins are an eighth of an inch smaller', () => {
    const { width, height, pixels } = stored();
    const moved = pixels.map((_value, at) => pixels[at + 5 * width + 5] ?? 255);
    expect(pictureDifference(stored(), { width, height, pixels: moved })).toMatch(/places differ/);
  });

  it('is the same where its edges are drawn a little softer', () => {
    const { width, height, pixels } = stored();
    const softer = pixels.map((value, at) =>
      Math.round((value * 6 + (pixels[at - 1] ?? value) + (pixels[at + 1] ?? value)) / 8),
    );
    expect(pictureDifference(stored(), { width, height, pixels: softer })).toBeNull();
  });
});

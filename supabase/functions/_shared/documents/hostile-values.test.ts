import { strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { bundledFonts } from './fonts.ts';
import { renderDocument } from './render.ts';
import type { DocumentFormat } from './document-formats.ts';
import { hostileProfile, showable } from './testing/hostile-values.ts';
import { richTemplate } from './testing/make-template.ts';
import { partOf, readXmlParts } from './testing/read-parts.ts';
import { readPdf } from './testing/read-pdf.ts';
import { orderProblems } from './testing/word-order.ts';
import { elementsOf, wordText } from './testing/xml.ts';
import type { XmlElement } from './testing/xml.ts';

const template = richTemplate();
const fonts = bundledFonts();
const profiles = 500;

async function render(seed: number, format: DocumentFormat): Promise<Uint8Array> {
  const values = format === 'pdf' ? showable(hostileProfile(seed)) : hostileProfile(seed);
  const license = {
    holder: values['company_name'] ?? '',
    order: values['owner_name'] ?? '',
    key: values['payday'] ?? '',
  };
  const file = await renderDocument({ template, mode: 'company', values, format, license, fonts });
  expect(file.fileName).toMatch(/^[a-z0-9-]+\.[a-z]+$/);
  return file.bytes;
}

/** What must hold for every Word file, whatever the values: same structure, same fields, nothing that runs. */
function checkWord(parts: ReadonlyMap<string, XmlElement>, controls: boolean): void {
  const document = partOf(parts, 'word/document.xml');
  expect(orderProblems(document)).toEqual([]);
  expect(elementsOf(document, 'w:tbl')).toHaveLength(1);
  expect(elementsOf(document, 'w:sdt')).toHaveLength(controls ? 14 : 0);
  const codes = elementsOf(document, 'w:instrText').map((code) => code.text.trim());
  expect(codes).toEqual(['HYPERLINK "https://www.dol.gov/"', 'HYPERLINK "mailto:hr@example.com"']);
  for (const [name, part] of parts) {
    if (name.endsWith('.rels'))
      expect(
        elementsOf(part, 'Relationship').every((item) => item.attributes['TargetMode'] === undefined),
      ).toBe(true);
  }
  if (!controls) return;
  const fields = partOf(parts, 'customXml/item1.xml');
  const company = elementsOf(fields, 'company_name')[0]?.text ?? '';
  const shown = elementsOf(document, 'w:sdt').find(
    (control) => elementsOf(control, 'w:tag')[0]?.attributes['w:val'] === 'company_name',
  );
  expect(shown && wordText(shown)).toBe(company === '' ? '[Company name]' : company);
}

function checkPdf(bytes: Uint8Array): void {
  const pdf = readPdf(bytes);
  expect(pdf.withEntry('/Type/Catalog')).toHaveLength(1);
  expect(pdf.withEntry('/S/Table')).toHaveLength(1);
  for (const entry of ['/JavaScript', '/OpenAction', '/Launch', '/EmbeddedFile'])
    expect(pdf.withEntry(entry)).toEqual([]);
  const links = pdf.withEntry('/S/URI').map((body) => /\/URI\((.*?)\)>>/.exec(body)?.[1]);
  expect(links).toEqual(['https://www.dol.gov/', 'mailto:hr@example.com']);
}

function checkWorksheet(parts: ReadonlyMap<string, XmlElement>): void {
  const worksheet = partOf(parts, 'xl/worksheets/sheet1.xml');
  const formulas = elementsOf(worksheet, 'f').map((formula) => formula.text);
  // Each column's formula is written in its first row; the other three rows share it.
  const shared = Array.from({ length: 6 }, () => '');
  expect(formulas).toEqual([
    'COUNTIF($C$5:$C$100000,"Form")',
    'SUM($D$5:$D$100000)',
    'IF(B5="","",TODAY()-B5)',
    'IF(B5="","",B5+14)',
    ...shared,
  ]);
}

function checkHtml(html: string): void {
  const tags = new Set([...html.matchAll(/<\/?([a-zA-Z!?][\w-]*)/g)].map((match) => match[1]?.toLowerCase()));
  for (const tag of ['script', 'img', 'iframe', 'object', 'svg', '?xml', 'w'])
    expect([tag, tags.has(tag)]).toEqual([tag, false]);
  expect(/ on\w+=/.exec(html)).toBeNull();
  expect(
    [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]).filter((href) => !href?.startsWith('#')),
  ).toEqual(['https://www.dol.gov/', 'mailto:hr@example.com']);
}

function isControl(code: number): boolean {
  return (
    (code < 0x20 && ![0x09, 0x0a, 0x0d].includes(code)) ||
    code === 0x7f ||
    (code & 0xfffe) === 0xfffe ||
    (code >= 0xd800 && code < 0xe000)
  );
}

async function checkProfile(seed: number): Promise<void> {
  checkWord(readXmlParts(await render(seed, 'docx')), true);
  checkWord(readXmlParts(await render(seed, 'gdocx')), false);
  checkWorksheet(readXmlParts(await render(seed, 'xlsx')));
  checkPdf(await render(seed, 'pdf'));
  checkHtml(strFromU8(await render(seed, 'html')));
  for (const format of ['text', 'md', 'csv'] as const) {
    const text = strFromU8(await render(seed, format));
    expect(text).not.toContain('{{company_short_name}}');
    expect(Array.from(text).filter((character) => isControl(character.codePointAt(0) ?? 0))).toEqual([]);
    if (format === 'csv') expect(text).not.toMatch(/(^|,)"?[=+@]/m);
  }
}

describe(`${String(profiles)} hostile company profiles`, () => {
  // Chunks, so that a failure names its seeds and none runs into the time limit.
  const chunks = Array.from({ length: profiles / 25 }, (_chunk, index) => index * 25);
  // A hundred profiles hold each odd value some twenty times; the others combine them in other ways.
  const inShortTier = 4;
  const title = 'break no file and run nowhere (from seed %i)';
  const checkChunk = async (from: number) => {
    for (let seed = from; seed < from + 25; seed += 1) await checkProfile(seed);
  };

  it.each(chunks.slice(0, inShortTier))(title, { timeout: 60_000 }, checkChunk);
  it.each(chunks.slice(inShortTier))(title, { timeout: 60_000, tags: ['full'] }, checkChunk);
});

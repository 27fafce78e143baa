import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../fill.ts';
import type { DocumentMode } from '../fill.ts';
import { makeTemplate, richTemplate } from '../testing/make-template.ts';
import { partOf, readXmlParts } from '../testing/read-parts.ts';
import { orderProblems } from '../testing/word-order.ts';
import { elementsOf, wordText } from '../testing/xml.ts';
import type { XmlElement } from '../testing/xml.ts';
import { buildDocx } from './build-docx.ts';

const modes: DocumentMode[] = ['blank', 'sample', 'company'];
const license = { holder: 'Lakeside Dental LLC', order: 'A-1001', key: 'KEY' };

function build(
  mode: DocumentMode,
  controls = true,
  values: Record<string, string> = {},
): Map<string, XmlElement> {
  return readXmlParts(buildDocx(fillTemplate(richTemplate(), mode, values), { controls, license }));
}

function attribute(element: XmlElement | undefined, name: string): string | undefined {
  return element?.attributes[name];
}

function tags(document: XmlElement): string[] {
  return elementsOf(document, 'w:sdt').map(
    (control) => attribute(elementsOf(control, 'w:tag')[0], 'w:val') ?? '',
  );
}

function styleOf(document: XmlElement, text: string): string | undefined {
  const found = elementsOf(document, 'w:p').find((paragraph) => wordText(paragraph).startsWith(text));
  return found && attribute(elementsOf(found, 'w:pStyle')[0], 'w:val');
}

describe('a Word file', () => {
  it.each(modes)('keeps the order of the schema in every part (%s)', (mode) => {
    for (const controls of [true, false]) {
      for (const [name, part] of build(mode, controls)) {
        if (name.startsWith('word/') && !name.endsWith('.rels'))
          expect([name, orderProblems(part)]).toEqual([name, []]);
      }
    }
  });

  it('names every part in the content types and no other', () => {
    for (const controls of [true, false]) {
      const parts = build('blank', controls);
      const types = partOf(parts, '[Content_Types].xml');
      const named = elementsOf(types, 'Override').map((item) => attribute(item, 'PartName')?.slice(1));
      const real = [...parts.keys()].filter(
        (name) => name !== '[Content_Types].xml' && !name.endsWith('.rels') && name !== 'customXml/item1.xml',
      );
      expect(named.sort()).toEqual(real.sort());
    }
  });

  // Attack catalog: 76
  it('points only to parts that are there, and to nothing outside', () => {
    for (const controls of [true, false]) {
      const parts = build('company', controls);
      for (const [name, part] of parts) {
        if (!name.endsWith('.rels')) continue;
        const folder = name.replace(/_rels\/[^/]*$/, '');
        for (const relationship of elementsOf(part, 'Relationship')) {
          expect(relationship.attributes['TargetMode']).toBeUndefined();
          const path = new URL(relationship.attributes['Target'] ?? '', `file:///${folder}`).pathname.slice(
            1,
          );
          if (!path.endsWith('.png')) expect([...parts.keys()]).toContain(path);
        }
      }
    }
  });

  // Attack catalog: 76
  it('has no macros and no field codes but pages, contents and the links of the template', () => {
    const hostile = {
      company_name: 'DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe',
      hr_contact_name: '{ INCLUDETEXT "http://evil" }',
    };
    const parts = build('company', true, hostile);
    expect([...parts.keys()].filter((name) => /vba|macro|activeX|embeddings/i.test(name))).toEqual([]);
    const codes = [...parts.values()].flatMap((part) =>
      elementsOf(part, 'w:instrText').map((code) => code.text.trim()),
    );
    expect([...new Set(codes)].sort()).toEqual([
      'HYPERLINK "https://www.dol.gov/"',
      'HYPERLINK "mailto:hr@example.com"',
      'NUMPAGES',
      'PAGE',
    ]);
  });

  it('uses Word’s own styles', () => {
    const document = partOf(build('sample'), 'word/document.xml');
    expect(styleOf(document, 'Sample Policy')).toBe('Title');
    expect(styleOf(document, '1. Rules')).toBe('Heading1');
    expect(styleOf(document, '1.1 Table')).toBe('Heading2');
    expect(styleOf(document, 'one')).toBe('ListBullet');
    expect(styleOf(document, 'deeper')).toBe('ListBullet2');
    expect(styleOf(document, 'first')).toBe('ListNumber');
    expect(styleOf(document, 'continued')).toBe('ListContinue');
    expect(styleOf(document, 'A quotation')).toBe('Quote');
    expect(styleOf(document, 'Lakeside')).toBe('BodyText');
    const styles = partOf(build('sample'), 'word/styles.xml');
    const names = elementsOf(styles, 'w:name').map((name) => attribute(name, 'w:val'));
    expect(names).toEqual(
      expect.arrayContaining([
        'Title',
        'heading 1',
        'List Bullet',
        'List Number',
        'Table Grid',
        'Quote',
        'footnote text',
        'toc 1',
      ]),
    );
    const used = elementsOf(document, 'w:pStyle').map((style) => attribute(style, 'w:val'));
    const ids = elementsOf(styles, 'w:style').map((style) => attribute(style, 'w:styleId'));
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('numbers each ordered list from its own start', () => {
    const template = makeTemplate('3. three\n4. four\n\nText.\n\n1. one\n');
    const parts = readXmlParts(buildDocx(fillTemplate(template, 'blank'), { controls: true }));
    const numbers = elementsOf(partOf(parts, 'word/document.xml'), 'w:numId').map((id) =>
      attribute(id, 'w:val'),
    );
    expect(numbers).toEqual(['10', '10', '11']);
    const starts = elementsOf(partOf(parts, 'word/numbering.xml'), 'w:startOverride').map((start) =>
      attribute(start, 'w:val'),
    );
    expect(starts).toEqual(['3', '1']);
  });

  it('repeats the header row of a table and keeps rows whole', () => {
    const [table] = elementsOf(partOf(build('sample'), 'word/document.xml'), 'w:tbl');
    const rows = table ? elementsOf(table, 'w:tr') : [];
    expect(rows.map((row) => elementsOf(row, 'w:tblHeader').length)).toEqual([1, 0, 0]);
    expect(rows.every((row) => elementsOf(row, 'w:cantSplit').length === 1)).toBe(true);
  });

  it('has the company in the header and version and pages in the footer', () => {
    const parts = build('sample');
    expect(wordText(partOf(parts, 'word/header1.xml'))).toBe('Lakeside Dental LLC');
    expect(wordText(partOf(parts, 'word/header2.xml'))).toBe('Lakeside Dental LLCSample Policy');
    const footer = wordText(partOf(parts, 'word/footer1.xml'));
    expect(footer).toContain('Sample Policy · Version 1.0');
    expect(footer).toContain('Page 1 of 1');
    const [, ...below] = elementsOf(partOf(parts, 'word/footer1.xml'), 'w:p').map(wordText);
    expect(below).toEqual([
      'Licensed to Lakeside Dental LLC · Order A-1001',
      'Educational information only, not legal advice.',
    ]);
  });

  it('carries title, author, company, language and fixed dates', () => {
    const parts = build('company', true, { company_name: 'Söhne & Co' });
    const core = partOf(parts, 'docProps/core.xml');
    const value = (name: string): string | undefined => elementsOf(core, name)[0]?.text;
    expect([value('dc:title'), value('dc:creator'), value('dc:language')]).toEqual([
      'Sample Policy',
      'Northstar HR',
      'en-US',
    ]);
    expect(value('dcterms:modified')).toBe('2026-11-21T12:00:00Z');
    expect(elementsOf(partOf(parts, 'docProps/app.xml'), 'Company')[0]?.text).toBe('Söhne & Co');
    expect(attribute(elementsOf(partOf(parts, 'word/styles.xml'), 'w:lang')[0], 'w:val')).toBe('en-US');
  });

  it('gives the same bytes for the same input', () => {
    for (const controls of [true, false]) {
      const make = (): Uint8Array =>
        buildDocx(fillTemplate(richTemplate(), 'company', { company_name: 'X' }), { controls });
      expect(make()).toEqual(make());
    }
  });

  it('writes footnotes as footnotes', () => {
    const parts = build('sample');
    const references = elementsOf(partOf(parts, 'word/document.xml'), 'w:footnoteReference').map((item) =>
      attribute(item, 'w:id'),
    );
    expect(references).toEqual(['1']);
    expect(wordText(partOf(parts, 'word/footnotes.xml'))).toContain(
      'The note says more about Lakeside Dental.',
    );
  });
});

describe('content controls', () => {
  it('exist for every placeholder, with its key as tag and its kind', () => {
    const document = partOf(build('blank'), 'word/document.xml');
    const controls = elementsOf(document, 'w:sdt');
    const kindOf = (key: string): string | undefined => {
      const control = controls.find((item) => attribute(elementsOf(item, 'w:tag')[0], 'w:val') === key);
      const names = control?.children[0]?.children.map((child) => child.name) ?? [];
      return names.find((name) => ['w:text', 'w:date', 'w:dropDownList', 'w14:checkbox'].includes(name));
    };
    expect(kindOf('company_name')).toBe('w:text');
    expect(kindOf('effective_date')).toBe('w:date');
    expect(kindOf('pay_frequency')).toBe('w:dropDownList');
    expect(kindOf('employee_count')).toBe('w:text');
    expect(kindOf('own_rules')).toBe('w:text');
    expect(kindOf('Check_done')).toBe('w14:checkbox');
    expect(new Set(tags(document))).toEqual(
      new Set([
        'company_name',
        'effective_date',
        'employee_count',
        'pay_frequency',
        'company_short_name',
        'hr_contact_name',
        'own_rules',
        'Check_open_hr_contact',
        'Check_done',
        'Fill_from',
        'Fill_to',
      ]),
    );
  });

  it('are bound to one custom XML part, so that one change reaches all of them', () => {
    const parts = build('company', true, { company_name: 'A & B "Ltd"', hr_contact_name: 'Zoë' });
    const store = attribute(partOf(parts, 'customXml/itemProps1.xml'), 'ds:itemID');
    const fields = partOf(parts, 'customXml/item1.xml');
    const bound = ['word/document.xml', 'word/header1.xml', 'word/header2.xml', 'word/footnotes.xml'].flatMap(
      (name) => elementsOf(partOf(parts, name), 'w:sdt'),
    );
    const placeholders = bound.filter(
      (control) => !/^(Check|Fill|logo)/.test(attribute(elementsOf(control, 'w:tag')[0], 'w:val') ?? ''),
    );
    expect(placeholders.length).toBeGreaterThan(8);
    for (const control of placeholders) {
      const key = attribute(elementsOf(control, 'w:tag')[0], 'w:val') ?? '';
      const [binding] = elementsOf(control, 'w:dataBinding');
      expect(attribute(binding, 'w:storeItemID')).toBe(store);
      expect(attribute(binding, 'w:xpath')).toBe(`/f:fields[1]/f:${key}[1]`);
      expect(attribute(binding, 'w:prefixMappings')).toBe(`xmlns:f='${fields.attributes['xmlns'] ?? ''}'`);
      expect(elementsOf(fields, key)).toHaveLength(1);
      // Word shows what the part holds, so the text in the file must be the same.
      const value = elementsOf(fields, key)[0]?.text ?? '';
      if (value !== '' && key !== 'effective_date') expect(wordText(control)).toBe(value);
    }
    expect(elementsOf(fields, 'company_name')[0]?.text).toBe('A & B "Ltd"');
  });

  it('have numbers of their own and a building block for the time when they are empty', () => {
    const parts = build('blank');
    const all = ['word/document.xml', 'word/header1.xml', 'word/header2.xml', 'word/footnotes.xml'].flatMap(
      (name) => elementsOf(partOf(parts, name), 'w:sdtPr'),
    );
    const ids = all.map((control) => attribute(elementsOf(control, 'w:id')[0], 'w:val'));
    expect(new Set(ids).size).toBe(ids.length);
    const blocks = elementsOf(partOf(parts, 'word/glossary/document.xml'), 'w:docPartPr').map((item) =>
      attribute(elementsOf(item, 'w:name')[0], 'w:val'),
    );
    const wanted = all.flatMap((control) =>
      elementsOf(control, 'w:docPart').map((item) => attribute(item, 'w:val')),
    );
    expect(wanted.filter((name) => !blocks.includes(name))).toEqual([]);
  });

  it('give a date as a date and an unknown value of a choice as text', () => {
    const document = partOf(
      build('company', true, { effective_date: '2027-03-01', pay_frequency: 'Every full moon' }),
      'word/document.xml',
    );
    expect(attribute(elementsOf(document, 'w:date')[0], 'w:fullDate')).toBe('2027-03-01T00:00:00Z');
    expect(wordText(document)).toContain('begins on March 1, 2027');
    expect(elementsOf(document, 'w:dropDownList')).toHaveLength(0);
    expect(wordText(document)).toContain('paid Every full moon');
  });

  it('mark what has no answer and are missing in the file for Google Docs', () => {
    const word = partOf(build('company', true, { company_name: 'Acme' }), 'word/document.xml');
    const open = elementsOf(word, 'w:sdt').find(
      (control) => attribute(elementsOf(control, 'w:tag')[0], 'w:val') === 'employee_count',
    );
    expect(open && elementsOf(open, 'w:showingPlcHdr')).toHaveLength(1);
    expect(open && wordText(open)).toBe('[Number of employees]');
    const google = build('company', false, { company_name: 'Acme' });
    expect(elementsOf(partOf(google, 'word/document.xml'), 'w:sdt')).toHaveLength(0);
    expect(
      [...google.keys()].filter((name) => name.includes('glossary') || name.includes('customXml')),
    ).toEqual([]);
    expect(wordText(partOf(google, 'word/document.xml'))).toContain('☐open [HR contact]');
  });
});

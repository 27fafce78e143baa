import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../fill.ts';
import type { DocumentMode } from '../fill.ts';
import { bundledFonts } from '../fonts.ts';
import { makeTemplate, richTemplate } from '../testing/make-template.ts';
import { readPdf } from '../testing/read-pdf.ts';
import type { ReadPdf } from '../testing/read-pdf.ts';
import type { Template } from '../template.ts';
import { buildPdf } from './build-pdf.ts';

const license = { holder: 'Söhne & Co', order: 'A-1', key: 'K' };

async function build(
  mode: DocumentMode,
  template: Template = richTemplate(),
  values: Record<string, string> = {},
): Promise<ReadPdf> {
  return readPdf(await buildPdf(fillTemplate(template, mode, values), { fonts: bundledFonts(), license }));
}

function types(pdf: ReadPdf): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const body of pdf.withEntry('/Type/StructElem')) {
    const type = /\/S\/(\w+)/.exec(body)?.[1] ?? '';
    counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
}

describe('a PDF file', () => {
  it('has a filled structure tree', async () => {
    expect(types(await build('sample'))).toMatchObject({
      Document: 1,
      H1: 1,
      H2: 2,
      H3: 1,
      L: 6,
      Table: 1,
      THead: 1,
      TBody: 1,
      TR: 3,
      TH: 3,
      TD: 6,
      BlockQuote: 3,
      Link: 2,
      Note: 1,
      Reference: 1,
    });
  });

  it('marks column headers, and names notes', async () => {
    const pdf = await build('sample');
    expect(pdf.withEntry('/S/TH/').every((body) => body.includes('/O/Table/Scope/Column'))).toBe(true);
    expect(pdf.withEntry('/S/Note')[0]).toContain('/ID(note1)');
  });

  it('belongs to the structure tree or is decoration, all of it, and closes what it opens', async () => {
    for (const mode of ['blank', 'sample', 'company'] as const) {
      const { content } = await build(mode);
      let open = 0;
      for (const line of content.split('\n')) {
        if (line.includes('BDC')) open += 1;
        else if (line === 'EMC') open -= 1;
        else if (/ (Tj|TJ|f|S)\b|\]TJ/.test(line))
          expect([line.slice(0, 60), open]).toEqual([line.slice(0, 60), 1]);
        expect(open === 0 || open === 1).toBe(true);
      }
      expect(open).toBe(0);
    }
  });

  it('says its language and title and shows the title', async () => {
    const [catalog = ''] = (await build('sample')).withEntry('/Type/Catalog');
    expect(catalog).toContain('/Lang(en-US)');
    expect(catalog).toContain('/MarkInfo<</Marked true>>');
    expect(catalog).toContain('/DisplayDocTitle true');
    expect(catalog).toMatch(/\/Outlines \d+ 0 R/);
  });

  it('embeds every font it names', async () => {
    const pdf = await build('blank');
    const names = pdf.withEntry('/Type/Font/').map((body) => /\/BaseFont\/([^/]+)/.exec(body)?.[1] ?? '');
    expect(names.every((name) => /^[A-Z]{6}\+/.test(name))).toBe(true);
    const descriptors = pdf.withEntry('/Type/FontDescriptor');
    expect(descriptors.length).toBeGreaterThan(3);
    expect(descriptors.every((body) => /\/FontFile2 \d+ 0 R/.test(body))).toBe(true);
  });

  it('gives the same bytes for the same input, and another identifier for another', async () => {
    const make = (name: string): Promise<Uint8Array> =>
      buildPdf(fillTemplate(richTemplate(), 'company', { company_name: name }), { fonts: bundledFonts() });
    expect(await make('A')).toEqual(await make('A'));
    const id = (bytes: Uint8Array): string =>
      /\/ID\[<(\w+)>/.exec(new TextDecoder('latin1').decode(bytes))?.[1] ?? '';
    expect(id(await make('A'))).not.toBe(id(await make('B')));
  });
});

describe('the form of a PDF file', () => {
  const fields = (pdf: ReadPdf): { name: string; label: string; kind: string; places: number }[] =>
    pdf.withEntry('/Kids[').flatMap((body) => {
      const name = /\/T\(([^)]*)\)/.exec(body)?.[1];
      if (name === undefined) return [];
      return [
        {
          name,
          label: /\/TU\(([^)]*)\)/.exec(body)?.[1] ?? '',
          kind: /\/FT\/(\w+)/.exec(body)?.[1] ?? '',
          places: (/\/Kids\[([^\]]*)\]/.exec(body)?.[1] ?? '').split(' R').length - 1,
        },
      ];
    });

  it('has a field for each placeholder, box and line, each with its label', async () => {
    const pdf = await build('blank');
    const all = fields(pdf);
    const kinds = Object.fromEntries(all.map((field) => [field.name, field.kind]));
    expect(kinds).toMatchObject({
      company_name: 'Tx',
      effective_date: 'Tx',
      pay_frequency: 'Ch',
      own_rules: 'Tx',
      Check_done: 'Btn',
      Fill_name: 'Tx',
      Fill_from: 'Tx',
    });
    expect(all.every((field) => field.label !== '')).toBe(true);
    expect(all.find((field) => field.name === 'company_name')).toMatchObject({
      places: 2,
      label: 'Company name. The legal name, as on your tax forms.',
    });
    expect(pdf.withEntry('/AcroForm')).toHaveLength(1);
    expect(pdf.withEntry('/NeedAppearances false')).toHaveLength(1);
  });

  it('puts every field into the structure tree with an appearance', async () => {
    const pdf = await build('blank');
    const widgets = pdf.withEntry('/Subtype/Widget');
    expect(widgets.length).toBe(fields(pdf).reduce((sum, field) => sum + field.places, 0));
    expect(widgets.every((body) => /\/StructParent \d+/.test(body) && body.includes('/AP<<'))).toBe(true);
    expect(types(pdf)['Form']).toBe(widgets.length);
  });

  it('asks in company only for what is missing', async () => {
    const names = fields(
      await build('company', richTemplate(), { company_name: 'Acme', effective_date: '2027-01-01' }),
    ).map((field) => field.name);
    expect(names).not.toContain('company_name');
    expect(names).not.toContain('effective_date');
    expect(names).toEqual(expect.arrayContaining(['hr_contact_name', 'Check_done', 'Fill_name']));
  });

  it('is missing in sample', async () => {
    const pdf = await build('sample');
    expect(pdf.withEntry('/AcroForm')).toHaveLength(0);
    expect(pdf.content).toContain('/ActualText<FEFF2612>');
  });

  it('has no script and starts nothing', async () => {
    const pdf = await build('company', richTemplate(), { company_name: '/JS (app.alert(1))' });
    expect(pdf.withEntry('/JavaScript')).toEqual([]);
    expect(pdf.withEntry('/OpenAction')).toEqual([]);
    expect(pdf.withEntry('/AA<<')).toEqual([]);
    expect(pdf.withEntry('/Launch')).toEqual([]);
    expect(pdf.withEntry('/URI').map((body) => /\/URI\((.*?)\)/.exec(body)?.[1])).toEqual([
      'https://www.dol.gov/',
      'mailto:hr@example.com',
    ]);
  });
});

describe('long documents', () => {
  const inParts = (length: number) =>
    makeTemplate(
      Array.from(
        { length },
        (_item, index) =>
          `## Part ${String(index + 1)}\n\n${'Plain words for a long text. '.repeat(60)}\n\n### Detail\n\nShort.`,
      ).join('\n\n'),
    );
  const long = inParts(20);

  it.each([
    [8, 16, 'of two levels'],
    [9, 9, 'of one level, where two would fill a page'],
  ])('of %i parts have %i entries %s, which link to their pages', async (parts, entries) => {
    const pdf = await build('sample', inParts(parts));
    expect(types(pdf)).toMatchObject({ TOC: 1, TOCI: entries });
    const links = pdf.withEntry('/Subtype/Link').filter((body) => body.includes('/Dest['));
    expect(links).toHaveLength(entries);
    expect(links.every((body) => /\/Contents\(.*, page \d+\)/.test(body))).toBe(true);
  });

  it('have nested bookmarks', async () => {
    const pdf = await build('sample', long);
    const outline = pdf.withEntry('/Title').filter((body) => body.includes('/Parent'));
    expect(outline).toHaveLength(41);
    expect(pdf.withEntry('/Type/Outlines')[0]).toMatch(/\/First (\d+) 0 R\/Last \1 0 R\/Count 21/);
  });

  it('repeat the header row of a long table as decoration', async () => {
    const table = makeTemplate(
      `| Day | What |\n|--|--|\n${Array.from({ length: 90 }, (_row, index) => `| ${String(index)} | x |`).join('\n')}`,
    );
    const pdf = await build('sample', table);
    expect(pdf.withEntry('/Type/Page/').length).toBeGreaterThan(2);
    expect(types(pdf)).toMatchObject({ Table: 1, THead: 1, TR: 91, TH: 2 + 90 });
  });
});

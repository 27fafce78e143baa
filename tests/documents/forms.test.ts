import { beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../supabase/functions/_shared/documents/testing/read-pdf.ts';
import { renderOne, templates } from './support/library.ts';

interface Form {
  readonly label: string;
  /** Each widget with the field that it shows. */
  readonly widgets: readonly { readonly number: number; readonly field: number }[];
  /** The fields of the document's form, by object number. */
  readonly fields: ReadonlyMap<number, { readonly name: string; readonly kids: readonly number[] }>;
}

const references = (text = ''): number[] =>
  [...text.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number));

function readForm(label: string, bytes: Uint8Array): Form {
  const { objects } = readPdf(bytes);
  const form = [...objects.values()].find((body) => body.includes('/NeedAppearances')) ?? '';
  const fields = references(/\/Fields\[([^\]]*)\]/.exec(form)?.[1]).map((number) => {
    const body = objects.get(number) ?? '';
    const name = /\/T(\([^)]*\)|<[^>]*>)/.exec(body)?.[1] ?? '';
    return [number, { name, kids: references(/\/Kids\[([^\]]*)\]/.exec(body)?.[1]) }] as const;
  });
  const widgets = [...objects].filter(([, body]) => body.includes('/Subtype/Widget'));
  return {
    label,
    fields: new Map(fields),
    widgets: widgets.map(([number, body]) => ({
      number,
      field: references(/\/Parent (\d+ 0 R)/.exec(body)?.[1])[0] ?? 0,
    })),
  };
}

describe('the PDF forms of all templates', () => {
  let forms: Form[] = [];

  beforeAll(async () => {
    forms = await Promise.all(
      templates.map(async (template) =>
        readForm(template.path, (await renderOne(template, 'blank', 'pdf')).bytes),
      ),
    );
  });

  it('have fields with names of their own', () => {
    for (const { label, fields } of forms) {
      const names = [...fields.values()].map(({ name }) => name);
      const repeated = names.filter((name, index) => name === '' || names.indexOf(name) !== index);
      expect([label, repeated]).toEqual([label, []]);
    }
  });

  it('reach every box on their pages by its field', () => {
    expect(forms.some(({ widgets }) => widgets.length > 0)).toBe(true);
    for (const { label, fields, widgets } of forms) {
      const lost = widgets.filter(({ number, field }) => fields.get(field)?.kids.includes(number) !== true);
      expect([label, lost]).toEqual([label, []]);
    }
  });
});

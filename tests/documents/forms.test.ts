import { beforeAll, describe, expect, it } from 'vitest';
import { fillForm } from './support/fill-with-pdf-lib.ts';
import { fillWithPdfium } from './support/fill-with-pdfium.ts';
import { likelyAnswers, readForm, sizeOfAnswer } from './support/pdf-form.ts';
import type { PdfForm } from './support/pdf-form.ts';
import { renderOne, templates } from './support/library.ts';

describe('the PDF forms of all templates', () => {
  let forms: (PdfForm & { template: (typeof templates)[number] })[] = [];

  beforeAll(async () => {
    forms = await Promise.all(
      templates.map(async (template) => ({
        template,
        ...readForm((await renderOne(template, 'blank', 'pdf')).bytes),
      })),
    );
  });

  it('have fields with names of their own', () => {
    for (const { template, fields } of forms) {
      const names = [...fields.values()].map(({ name }) => name);
      const repeated = names.filter((name, index) => name === '' || names.indexOf(name) !== index);
      expect([template.path, repeated]).toEqual([template.path, []]);
    }
  });

  it('reach every box on their pages by its field', () => {
    expect(forms.some(({ widgets }) => widgets.length > 0)).toBe(true);
    for (const { template, fields, widgets } of forms) {
      const lost = widgets.filter(({ number, field }) => fields.get(field)?.kids.includes(number) !== true);
      expect([template.path, lost]).toEqual([template.path, []]);
    }
  });

  it('show the example and an answer half as long again at 9 points or more', () => {
    for (const { template, fields, widgets, font } of forms) {
      const asked = new Map(template.placeholders.map((field) => [field.key, field]));
      const small = widgets.flatMap((widget) => {
        const { name = '', isMultiline = false } = fields.get(widget.field) ?? {};
        const field = asked.get(name);
        if (!field || !font) return [];
        const size = Math.min(
          ...likelyAnswers(field).map((answer) => sizeOfAnswer(font, widget, isMultiline, answer)),
        );
        return size < 8.99 ? [`${name}: ${size.toFixed(1)} points`] : [];
      });
      expect([template.path, small]).toEqual([template.path, []]);
    }
  });

  it(
    'can be filled with pdf-lib, which writes each example at 9 points or more',
    { tags: ['full'], timeout: 600_000 },
    async () => {
      for (const template of templates) {
        const { bytes } = await renderOne(template, 'blank', 'pdf');
        const asked = new Map(template.placeholders.map(({ key, example }) => [key, example]));
        const answerOf = (name: string): string => asked.get(name) ?? 'Yes';
        const wrong = (await fillForm(bytes, answerOf)).filter(
          ({ name, text, sizes }) =>
            text !== answerOf(name) || (asked.has(name) && sizes.some((size) => size < 8.99)),
        );
        expect([template.path, wrong]).toEqual([template.path, []]);
      }
    },
  );

  it(
    'can be filled in a browser: PDFium writes each example, and an answer half as long again, at 9 points or more',
    { tags: ['full'], timeout: 600_000 },
    async () => {
      const wrong: string[] = [];
      for (const template of templates) {
        const { bytes } = await renderOne(template, 'blank', 'pdf');
        const asked = new Map(template.placeholders.map((field) => [field.key, likelyAnswers(field)]));
        for (const place of [0, -1]) {
          const answerOf = (name: string): string => asked.get(name)?.at(place) ?? 'Yes';
          for (const { name, text, sizes } of await fillWithPdfium(bytes, answerOf)) {
            const small = asked.has(name) ? sizes.filter((size) => size < 8.99) : [];
            if (text !== answerOf(name) || small.length > 0)
              wrong.push(`${template.path} ${name}: ${text} ${small.join(' ')}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});

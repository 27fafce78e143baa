import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../fill.ts';
import { makeTemplate } from '../testing/make-template.ts';
import { partOf, readXmlParts } from '../testing/read-parts.ts';
import { elementsOf } from '../testing/xml.ts';
import { buildDocx } from './build-docx.ts';

describe('the answers that a Word file stores', () => {
  it('are those that its text shows, and the company of its head', () => {
    const template = makeTemplate(
      'Paid {{pay_frequency}}.[^1]\n\n> **Drafting note.** Of {{employee_count}} in {{industry}}.\n\n[^1]: Ask {{hr_contact_name}}.',
      {
        placeholders: [
          'company_name: profile',
          'pay_frequency: profile',
          'employee_count: profile',
          'hr_contact_name: profile',
          'industry: { label: Industry, help: None., example: Dental office, kind: text }',
        ],
      },
    );
    const values = {
      company_name: 'Acme Dental',
      pay_frequency: 'Every two weeks',
      employee_count: '4711',
      hr_contact_name: 'Zoë Ng',
      industry: 'Orthodontics',
    };
    const file = buildDocx(fillTemplate(template, 'company', values, { draftingNotes: 'hide' }), {
      controls: true,
    });
    const parts = readXmlParts(file);
    const shown = ['company_name', 'pay_frequency', 'hr_contact_name'];
    const fields = elementsOf(partOf(parts, 'customXml/item1.xml'), 'fields')[0]?.children ?? [];
    expect(fields.map(({ name }) => name)).toEqual(shown);
    const everything = [...parts.values()].map((part) => JSON.stringify(part)).join('');
    expect(everything).toContain('Acme Dental');
    for (const hidden of ['4711', 'Orthodontics', 'Industry']) expect(everything).not.toContain(hidden);
    const blocks = elementsOf(partOf(parts, 'word/glossary/document.xml'), 'w:name');
    expect(
      blocks.map((name) => name.attributes['w:val']).filter((name) => name?.startsWith('Field_')),
    ).toEqual(shown.map((key) => `Field_${key}`));
  });
});

import { expect, it } from 'vitest';
import { bundledFonts, renderDocument } from '../../supabase/functions/_shared/documents/mod.ts';
import { partOf, readXmlParts } from '../../supabase/functions/_shared/documents/testing/read-parts.ts';
import { elementsOf } from '../../supabase/functions/_shared/documents/testing/xml.ts';
import { shippedFactTexts } from '../../supabase/functions/_shared/library/fact-texts.ts';
import { soldTemplates } from './support/library.ts';

const copies = ['show', 'hide'] as const;

it('of all that is sold no Word file stores an answer that it does not show', async () => {
  const fonts = bundledFonts();
  let stored = 0;
  for (const template of soldTemplates()) {
    const values = Object.fromEntries(template.placeholders.map(({ key }) => [key, `Answer to ${key}.`]));
    for (const draftingNotes of copies) {
      const { bytes } = await renderDocument({
        template,
        mode: 'company',
        format: 'docx',
        values,
        facts: shippedFactTexts,
        fonts,
        draftingNotes,
      });
      const parts = readXmlParts(bytes);
      const shown = new Set(
        [...parts].flatMap(([name, part]) =>
          name.startsWith('word/') && !name.includes('glossary')
            ? elementsOf(part, 'w:tag').map((tag) => tag.attributes['w:val'])
            : [],
        ),
      );
      const fields = elementsOf(partOf(parts, 'customXml/item1.xml'), 'fields')[0]?.children ?? [];
      stored += fields.length;
      const hidden = fields.map(({ name }) => name).filter((key) => !shown.has(key));
      expect([template.path, draftingNotes, hidden]).toEqual([template.path, draftingNotes, []]);
    }
  }
  expect(stored).toBeGreaterThan(0);
});

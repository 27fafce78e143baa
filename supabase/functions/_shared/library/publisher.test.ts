import { expect, it } from 'vitest';
import { bundledFonts, type DocumentMode, parseTemplate, renderDocument } from '../documents/mod.ts';
import { publisher } from './publisher.ts';

const source = `---
title: Note
type: Template
package: test-pack
order: 1
version: "1.0"
states: [MN]
last_reviewed: 2026-11-28
law_as_of: 2026-11-28
summary: A text.
placeholders: {}
---

# Note

Text.
`;
const template = parseTemplate(source, 'content/templates/test-pack/note.md', publisher);
const license = { holder: 'Prairie Window Works LLC', order: 'A-1001', key: 'KEY' };

async function endOf(mode: DocumentMode): Promise<string> {
  const fonts = bundledFonts();
  const { bytes } = await renderDocument({ template, mode, values: {}, format: 'text', license, fonts });
  return new TextDecoder().decode(bytes).split('\n').slice(-5).join(' ').replace(/\s+/g, ' ');
}

it.each(['blank', 'sample'] as const)(
  'says in each %s document that no lawyer has reviewed it',
  async (mode) => {
    expect(await endOf(mode)).toContain(
      'Order A-1001 Educational information only, not legal advice. No lawyer has reviewed it for your business.',
    );
  },
);

it('leaves a company’s own document without small print of ours', async () => {
  expect(await endOf('company')).not.toContain('lawyer');
});

import { describe, expect, it } from 'vitest';
import { bundledFonts } from './fonts.ts';
import { renderDocument } from './render.ts';
import { templateOf, treeOf } from './template-tree.ts';
import { richTemplate } from './testing/make-template.ts';
import { testPublisher } from './testing/test-publisher.ts';

describe('a tree that was stored as JSON', () => {
  const template = richTemplate();
  const stored = templateOf(
    JSON.parse(JSON.stringify(treeOf(template))) as ReturnType<typeof treeOf>,
    testPublisher,
  );

  it('is the template again', () => {
    expect(stored).toStrictEqual(template);
  });

  it.each(['docx', 'pdf', 'html', 'md'] as const)('gives the same bytes as %s', async (format) => {
    const render = async (from: typeof template) =>
      (await renderDocument({ template: from, mode: 'blank', format, fonts: bundledFonts() })).bytes;
    expect(await render(stored)).toEqual(await render(template));
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { thumbFile, thumbSize } from '../../src/catalog/page-pictures.ts';
import { products, productSkus } from '../../supabase/functions/_shared/contracts/products.ts';
import { coverPath, coverSize, mailCovers } from '../../supabase/functions/_shared/mail/cover-pictures.ts';

describe('the picture in a receipt', () => {
  it.each(productSkus)('of %s is of a document in it, under its title', (sku) => {
    const { document, title } = mailCovers[sku];
    const files = products[sku].packages.map((id) => `content/templates/${id}/${document}.md`);
    const file = files.find((path) => existsSync(path)) ?? '';
    expect(readFileSync(file, 'utf8')).toContain(`\ntitle: ${title}\n`);
  });

  it.each(productSkus)('of %s is one that the site serves, in its size', (sku) => {
    const { document } = mailCovers[sku];
    expect(coverPath(document)).toBe(`/pictures/${thumbFile(document, 360)}`);
    expect(coverSize.height).toBe((thumbSize.height * coverSize.width) / thumbSize.width);
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { products } from '@contracts/products';
import { documents } from './documents';
import { textDocuments } from './text-documents';

it.each(Object.entries(textDocuments))('%s is a text about the pack of its document', (path, document) => {
  const file = `content${path}.md`;
  expect(existsSync(file)).toBe(true);
  const { sku } = documents[document];
  // A post links to the pack, an article names it above its text.
  expect(readFileSync(file, 'utf8')).toMatch(
    new RegExp(`\\(${products[sku].path}\\)|^products: .*\\b${sku}\\b`, 'm'),
  );
});

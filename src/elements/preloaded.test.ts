import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { elements } from './elements';
import { preloadedElements } from './preloaded';

it('names the files of the elements that are wanted at once', () => {
  const html =
    '<main><document-gallery class="block"><state-order><ul></ul></state-order></document-gallery></main>';
  expect(preloadedElements(html)).toEqual(['src/elements/document-gallery.ts']);
  expect(preloadedElements('<p>state-table</p>')).toEqual([]);
});

it('names a file that there is for every element', () => {
  const files = preloadedElements(
    Object.keys(elements)
      .map((tag) => `<${tag}>`)
      .join(''),
  );
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bundledFonts, parseTemplate, renderDocument } from '../documents/mod.ts';
import { shippedFactTexts } from './fact-texts';
import { publisher } from './publisher.ts';
import { readPdf } from '../documents/testing/read-pdf.ts';
import { pageCountOf } from './page-count.ts';

it('counts the pages that the file has', async () => {
  const path = 'templates/mn-paid-leave-kit/leave-request-and-intent-form.md';
  const template = parseTemplate(readFileSync(`content/${path}`, 'utf8'), path, publisher);
  const { bytes } = await renderDocument({
    template,
    mode: 'blank',
    format: 'pdf',
    fonts: bundledFonts(),
    facts: shippedFactTexts,
  });
  const pages = readPdf(bytes).withEntry('/Type/Page/');
  expect(pages.length).toBeGreaterThan(1);
  expect(await pageCountOf(template)).toBe(pages.length);
});

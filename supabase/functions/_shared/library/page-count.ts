import { shippedFactTexts } from './fact-texts.ts';
import { bundledFonts, countPages, fillTemplate, type Template } from '../documents/mod.ts';

/** How many pages the blank PDF of a template has. */
export const pageCountOf = (template: Template): Promise<number> =>
  countPages(fillTemplate(template, 'blank', undefined, { facts: shippedFactTexts }), {
    fonts: bundledFonts(),
  });

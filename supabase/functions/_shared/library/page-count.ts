import { fillTemplate } from '../documents/fill.ts';
import { bundledFonts } from '../documents/fonts.ts';
import { countPages } from '../documents/pdf/build-pdf.ts';
import type { Template } from '../documents/template.ts';

/** How many pages the blank PDF of a template has. */
export const pageCountOf = (template: Template): Promise<number> =>
  countPages(fillTemplate(template, 'blank', undefined, {}), { fonts: bundledFonts() });

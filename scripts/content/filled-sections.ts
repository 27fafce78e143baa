import {
  bundledFonts,
  type FactTexts,
  renderDocument,
  type Template,
} from '../../supabase/functions/_shared/documents/mod.ts';
import { type DocumentSection, sectionsOf } from './check-duties.ts';

type Answers = Readonly<Record<string, string>>;

/** Tells about the law to the employer, and is no part of what the document says. */
const lawBox = /^> \*\*The law\.\*\*.*$/gm;

/**
 * The sections of a document as an employer gets them who answers with the examples and with `answers`: without drafting notes and
 * law boxes, and without the parts that its answers leave out.
 */
export async function filledSections(
  template: Template,
  answers: Answers,
  facts: FactTexts,
): Promise<DocumentSection[]> {
  const values = { ...Object.fromEntries(template.placeholders.map(({ key, example }) => [key, example])), ...answers };
  const { bytes } = await renderDocument({
    ...{ template, values, facts, mode: 'company', format: 'md', draftingNotes: 'hide' },
    fonts: bundledFonts(),
  });
  return sectionsOf(new TextDecoder().decode(bytes).replaceAll(lawBox, ''));
}

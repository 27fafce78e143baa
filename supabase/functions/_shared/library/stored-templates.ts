import type { FactTexts, Template } from '../documents/mod.ts';
import type { FunctionContext } from '../http/context.ts';
import { loadFactsOf } from './fact-texts.ts';
import {
  listTemplate,
  listTemplates,
  type ListedTemplate,
  type Wanted,
  type WantedText,
} from './list-templates.ts';
import { readTrees } from './parsed-template.ts';

export interface StoredTemplate extends ListedTemplate {
  readonly text: Template;
  /** The facts that its text may insert. */
  readonly facts: FactTexts;
}

/** Listed templates with their texts. Those that this process has read already are not asked for again. */
export async function readTemplates(
  context: FunctionContext,
  listed: readonly ListedTemplate[],
): Promise<StoredTemplate[]> {
  const texts = await readTrees(context.service(), listed);
  const facts = await loadFactsOf(context, texts);
  return listed.flatMap((template, index) => {
    const text = texts[index];
    return text ? [{ ...template, text, facts }] : [];
  });
}

/** The published text of the templates of some packages, or of the one asked for; 400 when there is none. */
export const loadTemplates = async (context: FunctionContext, wanted: Wanted): Promise<StoredTemplate[]> =>
  readTemplates(context, await listTemplates(context, wanted));

/** One template, in the text that buyers get or in one that they got before. A draft is none of them. */
export async function loadTemplate(context: FunctionContext, wanted: WantedText): Promise<StoredTemplate> {
  const [template] = await readTemplates(context, [await listTemplate(context, wanted)]);
  if (!template) throw new Error(`${wanted.path} was not read.`);
  return template;
}

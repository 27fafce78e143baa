import { packageIds } from '../contracts/products.ts';
import type { FunctionContext } from '../http/context.ts';
import { parsedTemplate } from '../library/parsed-template.ts';
import { loadTemplates, type StoredTemplate } from '../library/stored-templates.ts';
import type { ChangedFact } from './changed-fact.ts';
import { copyText, restsOn } from './copy-comparison.ts';

export interface FactChange {
  readonly fact: ChangedFact;
  /** US for federal law, which every document may rest on. */
  readonly state: string;
  /** The documents that meet a duty by this fact. */
  readonly dutyTemplates: readonly string[];
}

/** The documents that rest on a fact: they name it by its key, meet a duty by it, or state its figure. */
export function documentsOf(
  { fact, state, dutyTemplates }: FactChange,
  templates: readonly StoredTemplate[],
): StoredTemplate[] {
  const names = new RegExp(`(?<![a-z0-9-])${fact.key}(?![a-z0-9-])`);
  return templates.filter((stored) => {
    const template = parsedTemplate(stored);
    if (state !== 'US' && !template.states.includes(state)) {
      return false;
    }
    return (
      names.test(stored.content) ||
      dutyTemplates.includes(stored.path) ||
      (fact.before.figure !== null && restsOn(copyText(template, null, stored.facts), [fact]))
    );
  });
}

export const loadDocuments = (context: FunctionContext): Promise<StoredTemplate[]> =>
  loadTemplates(context, { packages: packageIds });

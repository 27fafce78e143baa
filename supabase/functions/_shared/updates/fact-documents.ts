import { packageIds } from '../contracts/products.ts';
import type { FunctionContext } from '../http/context.ts';
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
  return templates.filter(({ path, text: template, facts }) => {
    if (state !== 'US' && !template.states.includes(state)) {
      return false;
    }
    return (
      template.facts.includes(fact.key) ||
      dutyTemplates.includes(path) ||
      (fact.before.figure !== null && restsOn(copyText(template, null, facts), [fact]))
    );
  });
}

export const loadDocuments = (context: FunctionContext): Promise<StoredTemplate[]> =>
  loadTemplates(context, { packages: packageIds });

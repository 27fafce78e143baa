import type { StoredTemplate } from './stored-templates.ts';

/** What files made of these texts depend on, for `makeFile`: which texts, and the facts that they insert, each list once. */
export function describeTexts(templates: readonly StoredTemplate[]): unknown {
  return {
    texts: templates.map(({ text: _text, facts: _facts, ...rest }) => rest),
    facts: [...new Set(templates.map(({ facts }) => facts))],
  };
}

import type { Publisher } from './publisher.ts';
import type { Template } from './template.ts';

/** A template without its publisher: plain data, the same again after JSON. */
export type TemplateTree = Omit<Template, 'publisher'>;

export function treeOf({ publisher: _publisher, ...tree }: Template): TemplateTree {
  return tree;
}

/** The template that `parseTemplate` made `tree` of. */
export function templateOf(tree: TemplateTree, publisher: Publisher): Template {
  return { ...tree, publisher };
}

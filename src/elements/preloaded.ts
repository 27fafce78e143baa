import { elements } from './elements';

/** The source files of the elements in a page's HTML whose code loads at once. */
export const preloadedElements = (html: string): string[] =>
  Object.entries(elements)
    .filter(([tag, code]) => !('wait' in code) && html.includes(`<${tag}`))
    .map(([tag]) => `src/elements/${tag}.ts`);

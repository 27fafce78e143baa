import { cutText } from '../contracts/text.ts';
import type { LawFact } from '../law/law-fact.ts';

const longest = 60_000;

/**
 * A model's answer as Markdown that may be stored: no HTML, no images, no links but https ones, no fences around the whole,
 * no heading of level 1 (the page has its own).
 */
export function cleanMarkdown(answer: string): string {
  return cutText(answer, longest)
    .replaceAll('\r\n', '\n')
    .replaceAll('\0', '')
    .replace(/^\s*```(?:markdown|md)?\n([\s\S]*?)\n```\s*$/, '$1')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|iframe|object|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/!\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/\[([^\]]*)\]\((?!https:\/\/|\/(?!\/)|#)(?:[^()]|\([^()]*\))*\)/gi, '$1')
    .replace(/^(\[[^\]]+\]:)\s*(?!https:\/\/)\S.*$/gim, '')
    .replace(/^#(?=\s)/gm, '##')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const asDate = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** `[fact:key]` becomes a link to the fact's source with its as-of date; an unknown key stays for the check to find. */
export function citeFacts(markdown: string, facts: readonly LawFact[]): string {
  const byKey = new Map(facts.map((fact) => [fact.key, fact]));
  return markdown.replace(
    /(?:[ \t]*([.!?]))?[ \t]*\[fact:\s*([a-z0-9-]+)\s*\]([.!?]?)/g,
    (whole, before: string | undefined, key: string, after: string) => {
      const fact = byKey.get(key);
      // The full stop goes behind the source, so that the sentence and what it rests on stay one.
      return fact ? ` ([source](${fact.source}), as of ${asDate(fact.checkedOn)})${before || after}` : whole;
    },
  );
}

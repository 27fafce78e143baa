import { namesLaw } from './law-claims.ts';
import { figuresNotHeld, heldFigures } from './read-figures.ts';
import { factsFor } from './facts.ts';
import type { LawFact } from './law-fact.ts';
import { addressesOf } from './source-address.ts';
import { sentencesOf } from './sentences.ts';

export const findingKinds = ['no-source', 'figure', 'unknown-source'] as const;
export type FindingKind = (typeof findingKinds)[number];

export interface Finding {
  readonly kind: FindingKind;
  readonly sentence: string;
  /** From 1. */
  readonly line: number;
  readonly figures: readonly string[];
}

export const longestSentence = 2000;
/** Wider than what the shop's own texts are checked by: a model says what the law wants without naming it. */
const soundsLikeLaw =
  /\b(?:laws?|statut\w*|federal|(?:un|il)?(?:lawful|legal)(?:ly)? (?:to|for|required)|required by|entitled to|(?:employers?|employees?|workers?|companies|businesses|you) (?:must|may not|(?:are|is) (?:not )?(?:required|entitled|allowed|prohibited)))\b/i;
const namesWhoToAsk = /\bnot legal advice\b|\bcheck with\b/i;
const linkTargets = /\]\((https?:\/\/[^)\s]+)(?:\s[^)]*)?\)/g;

export const targetsIn = (text: string) => [...text.matchAll(linkTargets)].map(([, target = '']) => target);
const withoutLinks = (text: string) =>
  text.replace(/\s*\(\[source\]\([^)]*\)[^)]*\)/g, '').replace(/^[-*>\d.\s]+/, '');

/** Whether a sentence says what the law is, and not only where to ask about it. */
export const statesLaw = (sentence: string): boolean =>
  (namesLaw(sentence) || soundsLikeLaw.test(sentence)) && !namesWhoToAsk.test(sentence);

/**
 * What a text says about law that the facts do not carry: sentences about law without a source, figures that are in no
 * fact of these states, and sources that are none of theirs. Headings are not read: they state nothing.
 */
export function findUnsupported(
  markdown: string,
  states: readonly string[],
  facts: readonly LawFact[],
): Finding[] {
  const relevant = factsFor(states, facts);
  const sources = new Set(relevant.flatMap(addressesOf));
  const held = heldFigures(relevant);
  return markdown.split('\n').flatMap((line, index) => {
    if (/^\s*#/.test(line)) {
      return [];
    }
    const isCited = (text: string) => targetsIn(text).some((target) => sources.has(target));
    // A fact may be several sentences long, and its source follows the last one.
    const isPartOfFact = (sentence: string) =>
      isCited(line) && relevant.some(({ statement }) => statement.includes(withoutLinks(sentence)));
    return sentencesOf(line).flatMap((sentence): Finding[] => {
      const finding = (kind: FindingKind, figures: readonly string[] = []): Finding => ({
        kind,
        sentence: sentence.slice(0, longestSentence),
        line: index + 1,
        figures,
      });
      const isUnknownSource =
        /\[fact:[^\]]*\]/.test(sentence) || targetsIn(sentence).some((target) => !sources.has(target));
      if (isUnknownSource) {
        return [finding('unknown-source')];
      }
      const unheld = figuresNotHeld(sentence, held).map(({ text }) => text);
      if (unheld.length > 0) {
        return [finding('figure', [...new Set(unheld)])];
      }
      return statesLaw(sentence) && !isCited(sentence) && !isPartOfFact(sentence)
        ? [finding('no-source')]
        : [];
    });
  });
}

import { longestSentence, statesLaw, targetsIn, type Finding } from './content-findings.ts';
import { sentencesOf } from './sentences.ts';
import { factsFor } from './facts.ts';
import { packStates } from './pack-states.ts';
import type { LawFact } from './law-fact.ts';
import { addressesOf } from './source-address.ts';
import { figuresNotHeld, heldFigures, readFigures } from './read-figures.ts';
import { states } from './states.ts';

export interface OwnText {
  readonly content: string;
  /** What readers see beside it: title, excerpt, descriptions, quick steps. */
  readonly beside: readonly string[];
  /** What visitors could read last; its sentences are not asked about again. */
  readonly published: string;
}

const speaksOfFederalLaw = /\bfederal\b|\bFMLA\b|\bFLSA\b|\bthe United States\b|\bnationwide\b/i;
const headingLine = /^\s*#/;
/** How a cut-off excerpt ends. */
const ellipsis = /(?:\.\.\.|…)$/;

/** The states that a text names, in the order of the list of states. */
export function statesNamedIn(text: string): string[] {
  return states
    .filter(({ name }) => new RegExp(String.raw`\b${name}\b`).test(withoutLongerNames(text, name)))
    .map(({ code }) => code);
}

/** "West Virginia" does not name Virginia. */
const withoutLongerNames = (text: string, name: string) =>
  states
    .filter((other) => other.name !== name && other.name.includes(name))
    .reduce((rest, other) => rest.replaceAll(other.name, ''), text);

/** Of which states the facts are needed to read a text: of those that it names, of those it is for, and of the shop's own two. */
export function statesOfText({ content, beside }: OwnText, known: readonly string[]): string[] {
  return [...new Set([...packStates, ...known, ...statesNamedIn([content, ...beside].join('\n'))])];
}

const plain = (text: string) =>
  text
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/[*_`[\]]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * What a text that a person wrote says about law without a source. Unlike a model's, its other figures are its own business; a
 * sentence that names a state is held against that state alone; a source serves for its whole paragraph.
 */
export function findInOwnText(
  text: OwnText,
  statesOfIt: readonly string[],
  facts: readonly LawFact[],
): Finding[] {
  const relevant = factsFor(statesOfIt, facts);
  const sources = new Set(relevant.flatMap(addressesOf));
  const known = new Set(text.published.split('\n').flatMap(sentencesOf));
  const read = (sentence: string, paragraph: string, line: number): Finding[] => {
    if (known.has(sentence) || !statesLaw(sentence)) {
      return [];
    }
    const targets = targetsIn(paragraph);
    const isCited = targets.some((target) => sources.has(target));
    const unheld = [...new Set(unheldFigures(sentence, relevant, statesOfIt))];
    const kind = unheld.length > 0 ? 'figure' : targets.length > 0 ? 'unknown-source' : 'no-source';
    return isCited && unheld.length === 0
      ? []
      : [{ kind, sentence: sentence.slice(0, longestSentence), line, figures: unheld }];
  };
  const inContent = text.content
    .split('\n')
    .flatMap((line, index) =>
      headingLine.test(line) ? [] : sentencesOf(line).flatMap((sentence) => read(sentence, line, index + 1)),
    );
  const words = plain(text.content);
  const besideIt = text.beside.flatMap((part) =>
    part
      .split('\n')
      .flatMap(sentencesOf)
      .filter((sentence) => !words.includes(plain(sentence.replace(ellipsis, ''))))
      // A title or a description that names law states nothing until it gives a figure.
      .filter((sentence) => readFigures(sentence).length > 0)
      .flatMap((sentence) => read(sentence, sentence, 0)),
  );
  return [...inContent, ...besideIt];
}

function unheldFigures(
  sentence: string,
  relevant: readonly LawFact[],
  statesOfIt: readonly string[],
): string[] {
  const named = statesNamedIn(sentence).filter((code) => statesOfIt.includes(code));
  const own = relevant.filter(({ state }) =>
    named.length === 0
      ? true
      : named.includes(state) || (state === 'US' && speaksOfFederalLaw.test(sentence)),
  );
  return figuresNotHeld(sentence, heldFigures(own)).map(({ text }) => text);
}

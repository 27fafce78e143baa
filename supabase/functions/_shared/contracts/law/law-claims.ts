import { factsFor, lawFacts } from './facts.ts';
import { figuresNotHeld, heldFigures, type Figure } from './figures.ts';
import type { LawFact } from './law-fact.ts';

/** A sentence that speaks about law, with the line of the text it begins on (from 1). */
export interface LawSentence {
  readonly line: number;
  readonly text: string;
}

const namesLaw =
  /\b(?:laws?|statutes?|statutory|ordinances?|federal|DEED|DLI|DWD|EDD|FMLA|WFMLA|FAMLI|PLAWA|PFL|SDI|DBL|ESST|FLSA|Paid Leave|Stat\.|Minn\. R\.|ILCS|minimum wage|penalt(?:y|ies)|the state (?:requires|pays|sets))\b/;
const isLawNote = /^>\s*\*\*The law\.?\*\*/;

/** The sentences of a Markdown text (or of plain text) that speak about law; everything inside a note on the law does. */
export function lawSentences(text: string): LawSentence[] {
  return text.split('\n').flatMap((content, index) =>
    content
      .split(/(?<=[.!?])\s+(?=[A-Z*"“])/)
      .filter((sentence) => isLawNote.test(content) || namesLaw.test(sentence))
      .map((sentence) => ({ line: index + 1, text: sentence.trim() })),
  );
}

export interface UnheldClaim extends LawSentence {
  readonly figures: readonly Figure[];
}

/** Sentences about law whose figures stand in no fact of these states (nor in a federal one). */
export function unheldClaims(
  text: string,
  states: readonly string[],
  facts: readonly LawFact[] = lawFacts,
): UnheldClaim[] {
  const held = heldFigures(factsFor(states, facts));
  return lawSentences(text).flatMap((sentence) => {
    const figures = figuresNotHeld(sentence.text, held);
    return figures.length > 0 ? [{ ...sentence, figures }] : [];
  });
}

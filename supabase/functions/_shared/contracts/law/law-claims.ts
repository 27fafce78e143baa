import { factsFor, lawFacts } from './facts.ts';
import type { LawFact } from './law-fact.ts';
import { isDateUnit } from './figure-dates.ts';
import { figuresNotHeld, heldFigures, type Figure } from './read-figures.ts';
import { states } from './states.ts';

/** A sentence that speaks about law, with the line of the text it begins on (from 1). */
export interface LawSentence {
  readonly line: number;
  readonly text: string;
}

/**
 * What a text is. A document states the rules of the company that fills it in, so a sentence has to name law to be about it; an
 * article is about law as soon as it speaks of rights, duties and what they cost; and there are texts that tell the law.
 */
export type TextKind = 'document' | 'article' | 'law';

/** What is law in a text whatever the sentence around it speaks of. */
const alwaysLaw: Readonly<Record<TextKind, (unit: string) => boolean>> = {
  document: (unit) => ['USD', 'percent', 'weeks', 'employees'].includes(unit),
  article: () => false,
  law: (unit) => !isDateUnit(unit),
};

const place = states.map(({ name }) => name).join('|');
const rules =
  'requires?|gives?|pays?|asks?|sets?|allows?|caps?|covers?|grants?|bars?|counts?|protects?|demands?|limits?';
const namesLaw = new RegExp(
  [
    String.raw`\b(?:laws?|acts?|statutes?|statutory|ordinances?|federal|minimum wage|penalt(?:y|ies))\b`,
    String.raw`\b(?:the state|${place}) (?:${rules})\b`,
    String.raw`\b(?:the state|${place})(?:[’']s)? (?:employers|employees|workers|law|program|premium|rate)\b`,
  ].join('|'),
  'i',
);
const namesProgram =
  /\b(?:DEED|DLI|DWD|EDD|IDOL|FMLA|WFMLA|FAMLI|PLAWA|PFL|SDI|DBL|HFWA|ESST|FLSA|Act|Paid Leave|Paid Family Leave|Stat\.|Minn\. R\.|ILCS)(?:\b|(?<=\.))/;
/** "act" as a verb, and a policy as the company's own law. */
const isOtherSense =
  /\b(?:to|and|or|must|may|can|will|not|we|you|they|people) act\b|\bact (?:on|as|like|within|at|before)\b|\bon federal (?:holidays?|reserve)\b/i;
const soundsLikeLaw =
  /\b(?:legal(?:ly)?|mandat\w+|entitled|eligib\w+|premiums?|benefits? (?:of|is|are|last|begin)|weekly benefit|job protection|(?:employers?|employees?|workers?|companies) (?:must|may not|may take|receive|get|have to|are entitled)|paid (?:family |medical |sick |parental )*leave|sick leave|sick and safe time|family leave|medical leave|unpaid leave|overtime|final pay|carry ?over|accru\w+)\b/i;
const isLawNote = /^>\s*\*\*The law\.?\*\*/;

function isAboutLaw(text: string, kind: TextKind): boolean {
  return (
    namesProgram.test(text) ||
    (namesLaw.test(text) && (!isOtherSense.test(text) || /\blaws?\b|\bstatut/i.test(text))) ||
    (kind !== 'document' && soundsLikeLaw.test(text))
  );
}

/** A row says what its table is about, a bullet what its list: the words before it count for it. */
const isPartOfList = (line: string) => /^\s*(?:\||[-*] |\d+\. )/.test(line);

interface Sentence extends LawSentence {
  readonly isAboutLaw: boolean;
}

function readSentences(text: string, kind: TextKind): Sentence[] {
  let context = '';
  return text.split('\n').flatMap((content, index) => {
    const isList = isPartOfList(content);
    if (!isList && content.trim() !== '') {
      context = content;
    }
    const isLaw =
      isLawNote.test(content) ||
      (isList && kind !== 'document' && /[:?]\s*$|^#|\|/.test(context) && isAboutLaw(context, 'document'));
    if (isList && content.includes('|') && !context.includes('|')) {
      context = `${context} ${content}`;
    }
    return content.split(/(?<=[.!?])\s+(?=[A-Z*"“])/).map((sentence) => ({
      line: index + 1,
      text: sentence.trim(),
      isAboutLaw: isLaw || isAboutLaw(sentence, kind),
    }));
  });
}

/** The sentences of a Markdown text (or of plain text) that speak about law; everything inside a note on the law does. */
export function lawSentences(text: string, kind: TextKind = 'article'): LawSentence[] {
  return readSentences(text, kind)
    .filter((sentence) => sentence.isAboutLaw)
    .map(({ line, text: words }) => ({ line, text: words }));
}

export interface UnheldClaim extends LawSentence {
  readonly figures: readonly Figure[];
}

interface Reading {
  readonly facts?: readonly LawFact[];
  readonly kind?: TextKind;
}

/** Sentences about law whose figures stand in no fact of these states (nor in a federal one). */
export function unheldClaims(
  text: string,
  statesOfText: readonly string[],
  { facts = lawFacts, kind = 'article' }: Reading = {},
): UnheldClaim[] {
  const held = heldFigures(factsFor(statesOfText, facts));
  return readSentences(text, kind).flatMap(({ line, text: words, isAboutLaw: isLaw }) => {
    const figures = figuresNotHeld(words, held).filter(({ unit }) => isLaw || alwaysLaw[kind](unit));
    return figures.length > 0 ? [{ line, text: words, figures }] : [];
  });
}

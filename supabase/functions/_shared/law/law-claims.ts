import { factsFor, lawFacts } from './facts.ts';
import type { LawFact } from './law-fact.ts';
import { isDateUnit } from './figure-dates.ts';
import { figuresNotHeld, heldFigures, type Figure } from './read-figures.ts';
import { states } from './states.ts';
import { splitAfter } from './split-after.ts';

/** A sentence that speaks about law, with the line of the text it begins on (from 1). */
export interface LawSentence {
  readonly line: number;
  readonly text: string;
}

/**
 * What a text is. A document states the rules of the company that fills it in, so a sentence has to name law to be about it; an
 * article is about law as soon as it speaks of rights, duties and what they cost; and some texts state the law.
 */
export type TextKind = 'document' | 'article' | 'law';

/** What is law in a text, whatever the sentence around it speaks of. */
const alwaysLaw: Readonly<Record<TextKind, (unit: string) => boolean>> = {
  document: (unit) => ['USD', 'percent', 'weeks', 'employees'].includes(unit),
  article: () => false,
  law: (unit) => !isDateUnit(unit),
};

/** Cities and counties of which the fact base knows that they make rules of their own. */
const localPlaces =
  'Minneapolis|St\\. Paul|Duluth|Bloomington|Chicago|Cook County|Philadelphia|Pittsburgh|Allegheny County|Milwaukee';
const place = `${states.map(({ name }) => name).join('|')}|${localPlaces}`;
const rules =
  'requires?|gives?|pays?|asks?|sets?|allows?|caps?|covers?|grants?|bars?|counts?|protects?|demands?|limits?';
const lawWords = new RegExp(
  [
    String.raw`\b(?:laws?|acts?|statutes?|statutory|ordinances?|federal|minimum wage|penalt(?:y|ies))\b`,
    String.raw`\b(?:the state|${place}) (?:${rules})\b`,
    String.raw`\b(?:the state|${place})(?:[’']s)? (?:employers|employees|workers|law|program|premium|rate)\b`,
  ].join('|'),
  'i',
);
const programNames =
  /\b(?:(?:DEED|DLI|DWD|EDD|IDOL|FMLA|WFMLA|FAMLI|PLAWA|PFL|SDI|DBL|HFWA|ESST|FLSA|Act|Paid Leave|Paid Family Leave|ILCS)\b|Stat\.|Minn\. R\.)/;
/** "act" as a verb, and a policy as the company's own law. */
const isOtherSense =
  /\b(?:to|and|or|must|may|can|will|not|we|you|they|people) act\b|\bact (?:on|as|like|within|at|before)\b|\bon federal (?:holidays?|reserve)\b/i;
/** What only a law gives, asks for or costs, in the words of a text that does not name it. */
const soundsLikeLaw = new RegExp(
  [
    String.raw`\b(?:legal(?:ly)?|mandat\w+|entitled|eligib\w+|premiums?|weekly benefit|job protection)\b`,
    String.raw`\bbenefits? (?:of|is|are|was|were|last|beg[aiu]n|start|end)|\bprograms? (?:beg[aiu]n|start|ended)`,
    String.raw`\bthresholds?\b|\bviolat\w+|\b(?:the|a|each|no|of) fines?\b|\bfine(?:s|d| of| is| was)\b`,
    String.raw`\bthe (?:(?:lowest|hourly|weekly|yearly|local|general) )*(?:minimum|maximum|cap|ceiling|rate|wage)\b`,
    String.raw`\bminimum (?:in|for|of|pay|rate)\b`,
    String.raw`\b(?:took effect|c[ao]me into (?:force|effect)|(?:in force|applies|applied|holds) since)\b`,
    // A duty towards the staff is an employer's; a document's own rules speak to the staff.
    String.raw`\b(?:must|ha(?:ve|s) to|(?:are|is) (?:required|obliged) to|owes?|may not)\b[^.;:]*\b(?:employees?|workers?|staff)\b`,
    String.raw`\b(?:employers?|companies) (?:must|may not|have to|owe|are (?:required|obliged) to)\b`,
    String.raw`\b(?:notices?|posters?|reports?|filings?|wages?|final pay) (?:is|are|falls?|comes?) due\b`,
    String.raw`\bwithin [\w-]+ (?:[\w-]+ )?(?:days|weeks|months) (?:of|after|from) (?:hire|hiring|the hire|their hire|the first day)\b`,
  ].join('|'),
  'i',
);
/** What a law gives and a company's own rules give as well: it is law's where a text is no document of such rules. */
const soundsLikeRight = new RegExp(
  [
    String.raw`\b(?:overtime|final pay|carry ?over|accru\w+)\b`,
    String.raw`\b(?:employers?|employees?|workers?|companies) (?:must|may take|receive|get|have to|are entitled)\b`,
    String.raw`\b(?:paid (?:family |medical |sick |parental )*leave|sick leave|sick and safe time|family leave|medical leave|unpaid leave)\b`,
    String.raw`\b(?:may|can) (?:take|have|be (?:away|absent)|stay (?:away|home))\b`,
    String.raw`\b(?:parents?|mothers?|fathers?|a birth|an adoption) (?:gets?|gives?|takes?|receives?)\b`,
    String.raw`\b(?:is|are) (?:covered|protected)\b|\bcoverage\b|\bjobs? (?:is|are) (?:kept|held|safe)\b|\bowes? (?:up to )?\$|\bdeadline\b|\bfor less than\b`,
    String.raw`\bup to [\w-]+ (?:[\w-]+ ){0,2}(?:weeks|months|days|hours)\b`,
    // What an employer does towards the staff or an agency in time.
    String.raw`\b(?:tell|notify|inform|notice|report|register|file)\b[^.;:]*\bwithin [\w-]+ (?:[\w-]+ )?(?:weeks|months|days|hours)\b`,
  ].join('|'),
  'i',
);
const isLawNote = /^>\s*\*\*The law\.?\*\*/;

/** Whether a text names law: a statute, a state that requires something, or a program by its name. */
export function namesLaw(text: string): boolean {
  return (
    isLawNote.test(text) ||
    programNames.test(text) ||
    (lawWords.test(text) && (!isOtherSense.test(text) || /\blaws?\b|\bstatut/i.test(text)))
  );
}

const isAboutLaw = (text: string, kind: TextKind): boolean =>
  namesLaw(text) || soundsLikeLaw.test(text) || (kind !== 'document' && soundsLikeRight.test(text));

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
    return splitAfter(content, /([.!?])\s+(?=[A-Z*"“])/g).map((sentence) => ({
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

/** Sentences about law whose figures are in no fact of these states (nor in a federal one). */
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

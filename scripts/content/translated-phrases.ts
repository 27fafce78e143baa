/** What a reader in the US hears as a translation, with what an HR editor writes. */
const translatedPhrases: readonly (readonly [phrase: RegExp, better: string])[] = [
  [/\bin force (?:from|since)\b/i, 'effective, in effect since'],
  [/\b(?:some|no|any|every)body\b/i, 'someone, no one, anyone, everyone'],
  [/\bleavers?\b/i, 'departing employees'],
  [/\bstand-ins?\b/i, 'backup'],
  [/\bborne out\b/i, 'substantiated'],
  [/\bhand(?:ed|s)? in\b/i, 'submit'],
  [/\b(?:contract|supplement|decision|law) counts\b(?! as)/i, 'controls'],
  [/\btake advice\b/i, 'get legal advice'],
  [/\b(?:eat up the break|trust, but look|upset the work|decides about overtime)\b/i, 'plain words'],
];

/** The phrases of a text that are not written so in the US, each with what is. */
export const findTranslatedPhrases = (source: string): string[] =>
  translatedPhrases.flatMap(([phrase, better]) => {
    const match = phrase.exec(source);
    return match ? [`"${match[0]}" (better: ${better})`] : [];
  });

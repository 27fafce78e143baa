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
  [/(?<!\b(?:court|discharge|shipping|white|working) )\bpapers\b/i, 'forms, documents, records, paperwork'],
  [
    /\b(?:closing|court|legal|new) paper\b|\b(?:a|the|this) paper (?:does|from|itself|names|says|that|to which)\b/i,
    'document, form, notice, order',
  ],
  [/\bpregnancy(?:,| and| or) milk\b|\bmilk (?:and|or) (?:faith|religion)\b/i, 'lactation'],
  [/(?:^|\| |\*)Milk(?=\b[.:]?\*| \|)/m, 'Lactation'],
  [/(?<!\b(?:bad|good) )\bfaiths?\b(?!-)/i, 'religion'],
  [/\bco-workers?\b|\bcolleagues?\b/i, 'coworker'],
  [/\btold on:/i, 'notified on'],
  [/\bto be had (?:at|from|in)\b/i, 'available from'],
  [/\blook with you for\b/i, 'work with you to find'],
  [/\bby your own idea\b|\blooked at with\b[^.|]*\bin mind\b/i, 'plain words'],
  [/\bfill(?:ed|ing|s)? (?:a|that|the) place\b/i, 'fill the position'],
  [/^#+ .*\bright to work\b/im, 'Form I-9, proof that you may work'],
  [/^Dear [^:\n]*$/m, 'a colon after the salutation'],
  [/\b(?:eat up the break|trust, but look|upset the work|decides about overtime)\b/i, 'plain words'],
];

/** The phrases of a text that are not written so in the US, each with what is. The names of facts are not read: nothing prints them. */
export function findTranslatedPhrases(source: string): string[] {
  const text = source.replaceAll(/\{law [^}]*\}/g, '');
  return translatedPhrases.flatMap(([phrase, better]) => {
    const match = phrase.exec(text);
    return match ? [`"${match[0]}" (better: ${better})`] : [];
  });
}

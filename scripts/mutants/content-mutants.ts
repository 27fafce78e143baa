import { inModule, shared, type CodeMutant } from './code-mutant.ts';

/** Weaknesses of what `npm run content:check` and the tests of the library look for: each of these checks has one. */
export const contentMutants: readonly CodeMutant[] = [
  ...inModule('scripts/content/check-law-sentences.ts', 'scripts/content/check-law-sentences.test.ts', [
    [
      'a sentence about law needs no fact',
      "return isAboutLaw ? [...toInsert, 'a sentence about law names no fact'] : toInsert;",
      'return toInsert;',
      'must name a fact',
    ],
    [
      'a figure of a fact may be typed',
      'if (keys.length > 0) return toInsert;',
      'if (keys.length > 0) return [];',
      'insert a yearly figure',
    ],
  ]),
  ...inModule(`${shared}/documents/check-template.ts`, `${shared}/documents/facts.test.ts`, [
    [
      'a document may name a fact that there is not',
      'if (facts) checkFactKeys(notes, facts, problems);',
      '',
      'are a mistake of the text',
    ],
  ]),
  ...inModule(`${shared}/documents/check-template.ts`, `${shared}/documents/check-template.test.ts`, [
    [
      'a template excuses itself in place of the rule',
      'of line.matchAll(excuses))',
      "of ''.matchAll(excuses))",
      'finds the excuse in',
    ],
    [
      'a template calls itself compliant',
      'of line.matchAll(forbidden))',
      "of ''.matchAll(forbidden))",
      'finds a forbidden word',
    ],
  ]),
  ...inModule('scripts/content/check-text-files.ts', 'scripts/content/check-text-files.test.ts', [
    [
      'every article may excuse itself',
      '.filter(([words]) => !allowedWords[path]?.includes(words))',
      '.filter(() => false)',
      'names the line of the excuse',
    ],
    [
      'the words allowed in one article are allowed in all',
      '!allowedWords[path]?.includes(words)',
      '!Object.values(allowedWords).flat().includes(words)',
      'lets the page about versions say how sources are read',
    ],
    [
      'an article calls a policy compliant',
      'if (forbidden.test(text))',
      'if (false)',
      'names the line of “A compliant policy.”',
    ],
    ['an article leads to nothing', 'else if (!isKnown(target))', 'else if (false)', '/blog/not-written'],
    [
      'a post states a figure of law that no fact holds',
      "if (path.startsWith('blog/'))",
      'if (false)',
      'asks a post for the source',
    ],
  ]),
  ...inModule('scripts/content/translated-phrases.ts', 'scripts/content/translated-phrases.test.ts', [
    [
      'a text reads as a translation',
      String.raw`/\b(?:some|no|any|every)body\b/i`,
      '/(?!)/',
      'finds in “Nobody is obliged to answer.”',
    ],
  ]),
  ...inModule('scripts/content/reading-grade.ts', 'scripts/content/reading-grade.test.ts', [
    [
      'a long sentence is as easy as a short one',
      'sentence: sentences.length',
      'sentence: words.length',
      'is higher for one long sentence than for the same words',
    ],
    [
      'a list and a box are not read',
      "visit(readMarkdown(text), 'paragraph',",
      "visit(readMarkdown(text), 'heading',",
      'reads the sentences of lists and boxes',
    ],
  ]),
  ...inModule('scripts/content/check-law.ts', 'scripts/content/check-law.test.ts', [
    [
      'a figure of law that no fact holds is an example',
      'return this.byFile[file]?.includes(figure) ?? false;',
      'return true;',
      'names the file, the line and the figure',
    ],
    [
      'a text is checked with the facts of other states',
      'const states = statesOfFile(source);',
      "const states = ['WI'];",
      'lets pass what the facts of the text’s states hold',
    ],
    [
      'a description may state any figure',
      '[...spokenMatter(matter), ',
      '[',
      'reads the front matter that readers see',
    ],
  ]),
  ...inModule('scripts/content/check-page-files.ts', 'scripts/content/check-page-files.test.ts', [
    [
      'a page names a document that there is not',
      'if (error instanceof TextFileError) return error.problems;',
      'if (error instanceof TextFileError) return [];',
      'names the file and the line of each mistake',
    ],
  ]),
  ...inModule('scripts/content/text-file.ts', 'scripts/content/text-file.test.ts', [
    [
      'a file needs no front matter',
      "if (!text.startsWith('---\\n') || end < 0)",
      'if (false)',
      'names the line of no front matter',
    ],
  ]),
  ...inModule(`${shared}/law/source-address.ts`, `${shared}/law/source-address.test.ts`, [
    [
      'a preview of a page is a source of law',
      'if (notPublished.test(host))',
      'if (false)',
      'docs-preview.legis.wisconsin.gov/document/1',
    ],
    [
      'a tracking address is a source of law',
      'if ([...searchParams.keys()].some((name) => tracking.test(name)))',
      'if (false)',
      'utm_source=mail',
    ],
    ['a short link is a source of law', 'if (shortLinks.has(host))', 'if (false)', 'lnks.gd/2/zRXpH2'],
    ['one site vouches for itself', 'hosts.size < 2', 'hosts.size < 1', 'is reported by its one site'],
  ]),
  ...inModule('scripts/content/check-proofs.ts', 'scripts/content/check-proofs.test.ts', [
    [
      'an official page that nobody read is a source',
      "confidence === 'secondary' && isOfficialAddress(source)",
      'false',
      'is no official page that nobody read',
    ],
    [
      'a fact names its section only',
      "confidence === 'official' && !pinCite",
      'false',
      'names the subdivision or the paragraph',
    ],
    [
      'an old source needs no note',
      'isOld(fact) && !sourceNote',
      'false',
      'of a source of 2020 needs a note',
    ],
  ]),
  ...inModule('scripts/content/check-facts.ts', 'scripts/content/check-facts.test.ts', [
    [
      'a quote need not hold the figure',
      '!stated.has(identifyFigure({ value: figure, unit }))',
      'false',
      'demands that the quote has the figure',
    ],
    [
      'a fact keeps an address that is no source',
      'source in known ? null : addressFault(source)',
      'null',
      'refuses https://app-staging.firm.example/premium',
    ],
    [
      'a quote has the length of a page',
      'const longestQuote = 25;',
      'const longestQuote = 4000;',
      'refuses a long quote',
    ],
    [
      'a fact ends before it begins',
      'validFrom && validTo && validTo < validFrom',
      'false',
      'refuses a fact that ends before it begins',
    ],
    [
      'an official source may come last',
      'sources.slice(firstOther).some(isOfficialAddress)',
      'false',
      'wants the official source first',
    ],
  ]),
  ...inModule('scripts/content/check-duties.ts', 'scripts/content/check-duties.test.ts', [
    [
      'a duty is met by a section that does not exist',
      '!sections?.some(({ heading }) => heading === plain(metBy.section))',
      'false',
      'names a section that is not there',
    ],
    ['a notice leaves out the remedies', String.raw`/\bremed(?:y|ies)\b/i`, '/(?:)/', 'leaves out remedies'],
    [
      'a drafting note states the remedies',
      `.filter((line) => !line.startsWith('> **Drafting note'))`,
      '',
      'reads no drafting note',
    ],
  ]),
  ...inModule(`${shared}/library/change-reasons.ts`, `${shared}/library/change-reasons.test.ts`, [
    [
      'any fact with the same number is a source',
      '.length >= leastSharedWords',
      '.length >= 0',
      'none that merely has the same number',
    ],
  ]),
];

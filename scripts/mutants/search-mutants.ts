import { inModule, type CodeMutant } from './code-mutant.ts';

const searched = 'src/rendering/prerender/search-scores.test.ts';

/** Weaknesses of the search and of the chat that answers from it. */
export const searchMutants: readonly CodeMutant[] = [
  ...inModule('src/app/chat-search.ts', 'src/app/chat-questions.test.ts', [
    [
      'the chat answers for Wisconsin with the law of Minnesota',
      '&& !others.includes(entry.state)',
      '',
      'never answers for one state with the law of the other',
    ],
  ]),
  ...inModule('src/features/shop/chat/model/intents.ts', 'src/features/shop/chat/model/intents.test.ts', [
    [
      'a keyword inside a question answers it',
      'intent && isBare(text, intent)',
      'intent',
      'searches for a question that only has a keyword',
    ],
  ]),
  ...inModule('src/features/shop/search/model/search-engine.ts', searched, [
    [
      'one word of many is a result',
      'if (coverage <= leastCoverage) continue;',
      '',
      'finds nothing where we have nothing',
    ],
  ]),
  ...inModule('src/features/shop/search/model/synonym-variants.ts', searched, [
    ['synonyms are not looked for', 'if (!hit) continue;', 'if (stems) continue;', 'finds the Earned Sick'],
  ]),
];

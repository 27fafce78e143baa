import { inModule, type CodeMutant } from './code-mutant.ts';

/** Weaknesses in what is kept of what visitors typed, and in the number of employees that they type. */
export const typedMutants: readonly CodeMutant[] = [
  ...inModule('src/lib/forms/left-draft.ts', 'src/lib/forms/left-draft.dom.test.ts', [
    [
      'an email address stays in the storage',
      'given.filter(([, text]) => !isAddress(text))',
      'given',
      'has an email address only where it was typed',
    ],
    [
      'a message that was sent is there to be sent again',
      'if (last === null ||',
      'if (',
      'is gone once it was sent',
    ],
    [
      'what was typed outlives a sign-out',
      '(last === undefined && signedOut in all)',
      'false',
      'is gone after a sign-out',
    ],
  ]),
  ...inModule('src/features/all/law/employees-field.ts', 'src/features/all/law/employees-field.dom.test.ts', [
    [
      'what is no number is in the address',
      "(input.name !== 'employees' || !isNonsense(input))",
      'true',
      'says that nonsense is none',
    ],
  ]),
  ...inModule('src/catalog/plan-sizes.ts', 'src/catalog/plan-sizes.test.ts', [
    [
      'a number counts for the range of former addresses',
      '!isEarlier && count',
      'count',
      'belongs to the choice',
    ],
  ]),
  ...inModule(
    'src/features/shop/chat/model/use-chat.ts',
    'src/features/shop/chat/components/chat-panel.test.tsx',
    [
      [
        'the chat does not wait for a slow search',
        'const patienceTurns = 10;',
        'const patienceTurns = 3;',
        'answers when it comes',
      ],
    ],
  ),
];

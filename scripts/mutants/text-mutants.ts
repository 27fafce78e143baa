import { inModule, shared, type CodeMutant } from './code-mutant.ts';

const contracts = `${shared}/contracts`;

/** Weaknesses of what reads text from outside. */
export const textMutants: readonly CodeMutant[] = [
  ...inModule(`${contracts}/email.ts`, `${contracts}/email.test.ts`, [
    [
      'an address with an invisible character is one',
      ' && cleanAddress(text) === text.toLowerCase()',
      '',
      'an email address is not',
    ],
  ]),
  ...inModule(`${contracts}/license-key.ts`, `${contracts}/text.test.ts`, [
    ['a key is known with its own hyphens alone', "'[^0-9A-Z]*(", "'-?(", 'a license key: '],
    ['a longer word is a key', '(?![0-9A-Z])', '', 'no license key'],
  ]),
  ...inModule(`${contracts}/password.ts`, 'src/features/all/auth/model/credentials.test.ts', [
    [
      'an accented character counts as one byte',
      'new TextEncoder().encode(password).length',
      'password.length',
      'every byte',
    ],
  ]),
  ...inModule(`${contracts}/text.ts`, 'src/app/mangled-text.test.ts', [
    [
      'an address in full-width characters is another one',
      ".normalize('NFKC')\n    ",
      '',
      'full-width characters',
    ],
  ]),
  ...inModule('src/ui/pasted/clipboard-html.ts', 'src/ui/pasted/pasted-markdown.dom.test.ts', [
    [
      'the bullets of Word come along',
      "styles.get('mso-list') === 'ignore'",
      'false',
      'bullets of two levels',
    ],
    ['hidden text comes along', "styles.get('display') === 'none' ||", '', 'hidden text'],
  ]),
];

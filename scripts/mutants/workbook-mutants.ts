import { inModule, shared, type CodeMutant } from './code-mutant.ts';

const documents = `${shared}/documents`;
const used = `${documents}/xlsx/used-worksheet.test.ts`;

/** Weaknesses of workbooks that show only after weeks of use, or on somebody else's device. */
export const workbookMutants: readonly CodeMutant[] = [
  ...inModule(`${documents}/xlsx/worksheet-xml.ts`, used, [
    [
      'a row keeps its height, whatever is typed',
      'defaultRowHeight="15"/>',
      'defaultRowHeight="15" customHeight="1"/>',
      'has rows that grow',
    ],
  ]),
  ...inModule(`${documents}/xlsx/checks.ts`, used, [
    [
      'nobody was hired before 1990',
      "from: '1940-01-01'",
      "from: '1990-01-01'",
      'takes the day on which somebody was hired',
    ],
    [
      'a formula is typed over without a word',
      'if (isList(worksheet)) checks.push(',
      'if (!isList(worksheet)) checks.push(',
      'refuses what is typed over a formula',
    ],
  ]),
  ...inModule(`${documents}/xlsx/build-xlsx.ts`, used, [
    ['a Mac finds no theme', "      [`${office}/theme`, 'theme/theme1.xml'],\n", '', 'has a part for theme'],
  ]),
  ...inModule(`${documents}/worksheet-rows.ts`, `${documents}/worksheet-rows.test.ts`, [
    [
      'every company gets the rows of 50 employees',
      'employees: known ?',
      'employees: !known ?',
      'are for the company and some who come',
    ],
  ]),
  ...inModule('scripts/content/check-workbooks.ts', 'scripts/content/check-workbooks.test.ts', [
    [
      'a list may run out of rows',
      'if (worksheet.emptyRows < least)',
      'if (worksheet.emptyRows > least)',
      'are named where they are too few',
    ],
  ]),
];

import { inModule, shared, type CodeMutant } from './code-mutant.ts';

const addresses = `${shared}/contracts/mangled-address.ts`;

/** Weaknesses of how addresses are read that mail gateways have changed, and of the floor of browsers. */
export const addressMutants: readonly CodeMutant[] = [
  ...inModule(addresses, `${shared}/contracts/mangled-address.test.ts`, [
    [
      'an encoded # stays a part of the path',
      "`${path}${hex === '23' ? '#' : '?'}${tail}`",
      'address',
      'a link with %23 for #',
    ],
  ]),
  ...inModule(`${shared}/contracts/value-in-address.ts`, `${shared}/contracts/mangled-address.test.ts`, [
    [
      'what stands behind a link is a part of its token',
      '([\\\\w.~-]+)`).exec',
      '([^&]+)`).exec',
      'still means its page and holds its values',
    ],
  ]),
  ...inModule(addresses, `${shared}/contracts/mangled-address.test.ts`, [
    [
      'an address leads to another host',
      'if (!/^\\/(?:[\\w.~-]+(?:\\/|$))*$/.test(plain) ||',
      'if (',
      'never leads out of the site',
    ],
  ]),
  ...inModule('src/lib/browser/renewal/renewal.ts', 'src/app/error-boundary.test.tsx', [
    [
      'a missing file is told as a lost connection',
      `version === 'unreachable'`,
      `version === 'unreachable' || version === 'same'`,
      'says that a file is missing',
    ],
  ]),
];

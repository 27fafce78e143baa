/** A weakness in the code: a text of a module that is replaced as the module is read, and the test that must notice it. */
export interface CodeMutant {
  readonly name: string;
  readonly module: string;
  readonly from: string;
  readonly to: string;
  readonly testFile: string;
  /** A part of the full name of the test. */
  readonly caughtBy: string;
}

const shared = 'supabase/functions/_shared';

type Line = readonly [name: string, from: string, to: string, caughtBy: string];

/** Weaknesses of one module that one file of tests looks after. */
const inModule = (module: string, testFile: string, lines: readonly Line[]): CodeMutant[] =>
  lines.map(([name, from, to, caughtBy]) => ({ name, module, from, to, testFile, caughtBy }));

export const codeMutants: readonly CodeMutant[] = [
  ...inModule(`${shared}/checkout/read-webhook.ts`, `${shared}/checkout/read-webhook.test.ts`, [
    [
      'a webhook needs no signature',
      `if (verification.status !== 'verified')`,
      'if (false)',
      'answers 503 without a secret and 401 to a wrong one',
    ],
  ]),
  ...inModule(`${shared}/checkout/signatures.ts`, `${shared}/checkout/signatures.test.ts`, [
    [
      'any signature of the right form is one',
      'equalBytes(candidate, expected) || found',
      'true',
      'refuses every body that differs by one byte',
    ],
    [
      'a webhook without a secret is believed',
      'if (secret === null) return notConfigured;',
      'if (secret === null) return verified;',
      'is not configured with the secret',
    ],
    [
      'an old webhook is taken again',
      'age <= toleranceSeconds',
      'true',
      'refuses a message signed -301 s away',
    ],
  ]),
  ...inModule(`${shared}/links/signed-token.ts`, `${shared}/links/signed-token.test.ts`, [
    [
      'a link to unsubscribe opens an order',
      'body.purpose !== purpose',
      'false',
      'opens nothing but what it was made for',
    ],
    ['a link never ends', 'body.expires * 1000 <= now.getTime()', 'false', 'ends when it says'],
    [
      'a link may be written by anybody',
      '!equalInConstantTime(signature, toBase64Url(await hmacSha256(key, encoded)))',
      'false',
      'is nothing once a character of it is changed',
    ],
  ]),
  ...inModule(`${shared}/mail/escape-html.ts`, `${shared}/mail/render-mail.test.ts`, [
    ['a name writes HTML into a mail', `/[&<>"']/g`, '/(?!)/g', 'keeps the message as typed, as text'],
  ]),
  ...inModule(`${shared}/mail/greeting.ts`, `${shared}/mail/greeting.test.ts`, [
    ['a name carries a link into a mail', 'return isName ?', 'return trimmed ?', 'leaves out "evil.example"'],
  ]),
  ...inModule(`${shared}/mail/mail-address.ts`, `${shared}/mail/mail-address.test.ts`, [
    [
      'a name adds a header to a mail',
      String.raw`/[\p{Cc}\u2028\u2029]+/gu`,
      '/(?!)/gu',
      'becomes "two Bcc: evil@example.com"',
    ],
  ]),
  ...inModule(`${shared}/documents/archive.ts`, `${shared}/documents/archive.test.ts`, [
    [
      'a file leaves the archive',
      '/^[A-Za-z0-9][A-Za-z0-9 ._()-]*$/.test(part)',
      'true',
      'refuses the name "C:',
    ],
  ]),
  ...inModule('src/lib/paths.ts', 'src/features/auth/model/redirect-target.test.ts', [
    [
      'signing in leads to another site',
      `url.origin === base && !candidate.startsWith('//') && !candidate.includes('\\\\')`,
      'true',
      'is never //evil.example/',
    ],
  ]),
  ...inModule('src/ui/markdown.tsx', 'src/ui/markdown.test.tsx', [
    [
      'a link of an article runs a script',
      'safeAddress.test(address) ? address : undefined',
      'address',
      'takes the address from odd links',
    ],
  ]),
  ...inModule(
    'src/features/reviews/components/review-item.tsx',
    'src/features/reviews/components/review-item.test.tsx',
    [
      [
        'the text of a review is HTML',
        `<p className="mt-2 max-w-measure wrap-anywhere whitespace-pre-line">{review.text}</p>`,
        '<p dangerouslySetInnerHTML={{ __html: review.text }} />',
        'shows what was written as text',
      ],
    ],
  ),
  ...inModule('src/lib/structured-data.tsx', 'src/lib/structured-data.test.tsx', [
    [
      'a review ends the script that it stands in',
      String.raw`.replaceAll('<', '\\u003c')`,
      '',
      'cannot be ended',
    ],
  ]),
  ...inModule('scripts/site/content-security-policy.ts', 'scripts/site/content-security-policy.test.ts', [
    [
      'a form of the mail provider brings its scripts',
      'CSP_SCRIPT_HOSTS: [',
      'CSP_SCRIPT_HOSTS: [...embedded, ',
      'adds no script and no second directive',
    ],
  ]),
  ...inModule('supabase/local/host/guard.ts', 'supabase/local/host/guard.test.ts', [
    [
      'a caller chooses its own address',
      `headers.set('x-forwarded-for', peerAddress);`,
      '',
      'tells the caller its own address',
    ],
    ['passwords may be guessed without end', 'if (wait > 0)', 'if (false)', 'counts wrong passwords only'],
    [
      'a fault shows what is inside',
      `return new Error(\`\${response.status} \${word}\`);`,
      `return new HttpError(response.status, 'internal', detail);`,
      'without a word of its own',
    ],
  ]),
  ...inModule('supabase/local/host/host-names.ts', 'supabase/local/host/host-names.test.ts', [
    ['a foreign name is answered', 'return allowed.has(host)', 'return host', 'refuses "evil.example:4173"'],
  ]),
  ...inModule('supabase/local/host/query-limits.ts', 'supabase/local/host/query-limits.test.ts', [
    [
      'a query may ask for everything at once',
      'deepest > maxEmbedDepth',
      'false',
      'may not ask for five levels',
    ],
  ]),
];

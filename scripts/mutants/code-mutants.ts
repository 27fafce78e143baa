import { inModule, shared, type CodeMutant } from './code-mutant.ts';
import { contentMutants } from './content-mutants.ts';
import { workbookMutants } from './workbook-mutants.ts';
import { localMutants } from './local-mutants.ts';
import { addressMutants } from './address-mutants.ts';
import { heavyMutants } from './heavy-mutants.ts';
import { searchMutants } from './search-mutants.ts';
import { textMutants } from './text-mutants.ts';
import { typedMutants } from './typed-mutants.ts';
import { stateMutants } from './state-mutants.ts';
import { checkoutMutants } from './checkout-mutants.ts';

export const codeMutants: readonly CodeMutant[] = [
  ...checkoutMutants,
  ...contentMutants,
  ...workbookMutants,
  ...localMutants,
  ...heavyMutants,
  ...searchMutants,
  ...textMutants,
  ...addressMutants,
  ...typedMutants,
  ...stateMutants,
  ...inModule(`${shared}/documents/facts.ts`, `${shared}/documents/facts.test.ts`, [
    [
      'a figure of last year is not marked',
      'if (this.day === null || !isOutdated(fact, this.day)) return text;',
      'return text;',
      'is marked below a line',
    ],
  ]),
  ...inModule(`${shared}/library/parsed-template.ts`, 'tests/database/template-trees.test.ts', [
    [
      'a tree of other code is taken',
      ".eq('reader_revision', readerRevision)",
      ".neq('reader_revision', '')",
      'of other code are not used',
    ],
    [
      'every text is read again',
      'if (tree) trees.set(keyOf(text), keep(text, templateOf(tree, publisher)));',
      '',
      'are what rendering begins from',
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
      'equalInConstantTime(signature, toBase64Url(await hmacSha256(key, encoded))) || found',
      'true',
      'is nothing once a character of it is changed',
    ],
  ]),
  ...inModule(`${shared}/licenses/license-company.ts`, 'tests/database/link-answers.test.ts', [
    [
      'a receipt’s link shows the answers of the account',
      'if (!client || company === null) {',
      'if (!client) return company as OpenCompany | null; if (company === null) {',
      'shows nothing of the company, and has it with the session',
    ],
  ]),
  ...inModule(`${shared}/licenses/license-answers.ts`, 'tests/database/link-answers.test.ts', [
    [
      'answers of a guest are shown by the link of the account that took them over',
      'company === null && isOfAccount(license)',
      'false',
      'shows nothing by the address of a file that was made before there was an account',
    ],
  ]),
  ...inModule(`${shared}/licenses/load-license.ts`, 'tests/database/order-access.test.ts', [
    [
      'a token of a former holder opens the license',
      'data.holder_version !== holder',
      'false',
      'ends for its former holder',
    ],
  ]),
  ...inModule(`${shared}/updates/copy-comparison.ts`, `${shared}/updates/copy-comparison.test.ts`, [
    [
      'a buyer whose copy stays the same is mailed',
      'copyText(from, values, figures) !== after',
      'true',
      'changes nothing for whom the changed part is left out',
    ],
  ]),
  ...inModule('supabase/functions/deliver-mail/handler.ts', 'tests/database/update-notices.test.ts', [
    [
      'a buyer is mailed after unsubscribing',
      `const isUpdate = mail.template === 'law-update';`,
      'const isUpdate = false;',
      'are not sent to who stopped them in the last moment',
    ],
  ]),
  ...inModule(`${shared}/mail/escape-html.ts`, `${shared}/mail/render-mail.test.ts`, [
    ['a name writes HTML into a mail', `/[&<>"']/g`, '/(?!)/g', 'keeps the message as typed, as text'],
  ]),
  ...inModule(`${shared}/mail/greeting.ts`, `${shared}/mail/greeting.test.ts`, [
    [
      'a name carries a link into a mail',
      'isPlainName(trimmed)',
      'trimmed !== ""',
      'leaves out "evil.example"',
    ],
  ]),
  ...inModule(`${shared}/mail/mail-address.ts`, `${shared}/mail/mail-address.test.ts`, [
    [
      'a name adds a header to a mail',
      'oneLine(name)',
      'name',
      String.raw`writes and reads back the name "Ada\r\nBcc: evil@example.com"`,
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
  ...inModule('src/lib/url/paths.ts', 'src/features/all/auth/model/redirect-target.dom.test.ts', [
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
      'removes the URL from unsafe links',
    ],
  ]),
  ...inModule(
    'src/features/shop/reviews/components/review-item.tsx',
    'src/features/shop/reviews/components/review-item.test.tsx',
    [
      [
        'the text of a review is HTML',
        `<p className="mt-2 max-w-measure wrap-anywhere whitespace-pre-line">{review.text}</p>`,
        '<p dangerouslySetInnerHTML={{ __html: review.text }} />',
        'shows the review as plain text',
      ],
    ],
  ),
  ...inModule('src/lib/seo/structured-data.tsx', 'src/lib/seo/structured-data.test.tsx', [
    [
      'a review ends the script that holds it',
      String.raw`.replaceAll('<', '\\u003c')`,
      '',
      'escapes a closing tag in a text',
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
  ...inModule(`${shared}/documents/redline/merge-blocks.ts`, `${shared}/documents/redline/redline.test.ts`, [
    [
      'a redline leaves out what is gone',
      "[] : [marked(pair.before, 'deleted')]",
      '[] : []',
      'reads as the newer text without what is deleted',
    ],
    [
      'a redline shows new text as if it had always been there',
      "pair.after : marked(pair.after, 'inserted')",
      'pair.after : pair.after',
      'reads as the newer text without what is deleted',
    ],
  ]),
  ...inModule(`${shared}/documents/redline/merge-inline.ts`, `${shared}/documents/redline/redline.test.ts`, [
    [
      'a redline loses the words that were replaced',
      "...marked('deleted', deleted),",
      '',
      'reads as the newer text without what is deleted',
    ],
  ]),
  ...inModule(`${shared}/documents/docx/tracked.ts`, `${shared}/documents/redline/redline.test.ts`, [
    [
      'deleted words are in a Word file as if they were valid',
      "change === 'deleted' ? runs.replaceAll",
      "change === 'inserted' ? runs.replaceAll",
      'keeps the order of the schema',
    ],
  ]),
  ...inModule(
    'supabase/functions/license-download/licensed-files.ts',
    'supabase/functions/license-download/licensed-files.test.ts',
    [
      [
        'one PDF that cannot be made refuses the whole ZIP',
        "!(format === 'pdf' && leftOut.has(template))",
        'true',
        'leaves out the PDF that cannot show an answer',
      ],
      [
        'a ZIP lacks PDFs without a word',
        "if (missing === '') return [];",
        'if (missing) return [];',
        'leaves out the PDF that cannot show an answer',
      ],
    ],
  ),
  ...inModule(
    'src/features/all/law/model/calendar-file.ts',
    'src/features/all/law/model/calendar-file.test.ts',
    [
      [
        'a step of a rollout is on a closed day',
        'day: before,',
        'day: counted,',
        'keep off closed days or say so',
      ],
    ],
  ),
];

/** An attack that the shop is probed with: its number, what it is, and the files of tests whose titles carry the number. */
interface Tested {
  readonly number: number;
  readonly what: string;
  readonly testedIn: readonly string[];
}

const functions = (name: string) => `tests/functions/${name}.test.ts`;
const database = (name: string) => `tests/database/${name}.test.ts`;
const browser = (name: string) => `tests/e2e/${name}.spec.ts`;
const shared = (name: string) => `supabase/functions/_shared/${name}.test.ts`;
const reads = 'tests/database/attack/read-probes.ts';
const writes = 'tests/database/attack/write-probes.ts';
const files = 'tests/database/attack/storage-probes.ts';
const abuse = 'tests/database/attack/abuse-probes.ts';
const guessing = 'tests/database/attack/guessing-probes.ts';
const mail = 'tests/database/attack/mail-probes.ts';
const accounts = 'tests/database/attack/account-probes.ts';
const people = database('attack/people');
const recovery = 'tests/database/attack/recovery-probes.ts';
const links = 'tests/database/attack/link-probes.ts';

const rows: readonly (readonly [number, string, ...string[]])[] = [
  // Becoming more than one is
  [1, 'a customer makes himself an admin', writes],
  [2, 'a role slipped in beside a field that may be changed', writes],
  [4, 'profiles made and removed by hand', writes],
  [5, 'a role asked for at sign-up or in the own account', functions('accounts')],
  [7, 'asking to be the admin that the settings name', writes],
  [8, 'the address of another Supabase in stored settings or a link', 'src/app/stored-json.dom.test.ts'],
  [10, 'tokens without a signature, with an old one, with another role', functions('guard')],
  [11, 'tokens signed with a well-known secret', functions('guard')],
  [13, 'calls from this machine without a key', functions('guard')],
  [14, 'every write of the owner, as a customer', writes],
  [15, 'broken bodies to functions that are not for everybody', functions('contract')],
  [16, 'functions of the owner and of the shop with the key that every visitor has', functions('contract')],
  // Reading what belongs to others
  [17, 'profiles of others', reads],
  [19, 'rows of every private table', reads],
  [20, 'how many rows a private table has', reads],
  [22, 'the list of all objects, the plan of a query', reads],
  [23, 'functions that are not for the Data API', reads],
  [24, 'functions that only the server may call', reads],
  [25, 'posts before their time', reads],
  [26, 'settings that are not public', reads],
  [28, 'changes of private tables told to who listens', reads],
  [29, 'a list of everything by GraphQL', reads],
  [31, 'filters on the address of a review', reads],
  [32, 'orders, aggregates and casts that tell an address', reads],
  [34, 'whether an address is known, by the answer to a second review', writes],
  [35, 'addresses at rest in a table that the public reads', reads],
  [37, 'the address of a reviewer by embed, for the owner only', reads],
  // Writing what one may not
  [38, 'a review that brings its own status, id and date', writes],
  [40, 'reviews that are none', writes],
  [41, 'a thousand reviews in one request', writes],
  [43, 'ten votes at once, and invented voters', people],
  [44, 'votes and views for what is not published', writes],
  [46, 'a purchase and a license of one’s own making', writes],
  [47, 'leads and messages straight into their tables', writes],
  [49, 'changes and deletions without a filter', writes],
  // Orders, webhook, coupons
  [50, 'webhooks without a signature or with a wrong one', functions('webhook')],
  [52, 'the same webhook a hundred times at once', functions('webhook')],
  [53, 'webhooks that are too old or from the future', functions('webhook')],
  [55, 'signed orders with a wrong amount, currency or product', functions('webhook')],
  [56, 'guessing a signature by the time its comparison takes', shared('checkout/constant-time')],
  [58, 'a webhook while no secret is set', functions('webhook')],
  [59, 'claiming a purchase with an address that looks like the buyer’s', people],
  [61, 'a thank-you page with invented parameters', browser('sale')],
  [62, 'hostile coupon codes', 'src/features/shop/coupon/coupon-context.test.tsx', browser('elements')],
  // Files
  [64, 'files in storage by their address', files, functions('storage')],
  [65, 'files of a license that has been revoked', functions('webhook')],
  [67, 'a stranger lists, writes and removes files and buckets', files],
  [
    68,
    'names in storage that leave their folder',
    files,
    functions('storage'),
    'supabase/local/database/storage-adapter.test.ts',
  ],
  [70, 'headers in the name of a download', functions('guard-site')],
  [71, 'exports of files that are none of the library', functions('goods-exports')],
  [73, 'names in an archive that leave its folder', shared('documents/archive')],
  [74, 'sources that take a parser forever', shared('documents/parse/source-limits')],
  [76, 'Word files with macros, fields and unknown parts', shared('documents/docx/build-docx')],
  [77, 'the files of somebody else’s export', functions('goods-exports')],
  // Injection
  [79, 'HTML and odd links in Markdown', 'src/ui/markdown.test.tsx'],
  [80, 'an AI that writes scripts', database('ai-runs')],
  [82, 'third-party scripts by settings', 'scripts/site/content-security-policy.test.ts'],
  [83, 'services of the owner before anybody has agreed', browser('consent')],
  [85, 'markup and links in a name that a mail greets', functions('lead')],
  [86, 'hostile campaign parameters', 'src/features/all/tracking/utm-context.test.tsx'],
  [88, 'stored JSON with __proto__', 'src/app/stored-json.dom.test.ts'],
  [89, 'signing in leads to another site', 'src/features/all/auth/model/redirect-target.dom.test.ts'],
  [91, 'tokens that stay in the address', browser('sign-in')],
  // Sessions and accounts
  [92, 'a mailed link used twice, and by a mail scanner', functions('accounts')],
  [94, 'an ended session goes on', database('account')],
  [95, 'guessing passwords and codes', 'supabase/local/guard/guard.test.ts'],
  [97, 'weak passwords', functions('accounts')],
  [98, 'being signed in with somebody else’s code', browser('sign-in')],
  // Exhaustion and network
  [
    100,
    'bodies that are too large, lie about their length or never end',
    functions('contract'),
    functions('guard'),
  ],
  [101, 'JSON that is too deep or none', functions('contract'), functions('guard')],
  [103, 'more rows than a page holds', reads],
  [104, 'a form sent without end', functions('contract')],
  [107, 'calls of functions by pages of other sites', functions('contract')],
  [109, 'private answers kept by a cache', functions('goods-exports')],
  [110, 'requests that two readers read as two', functions('guard')],
  // Page, bundle, supply
  [112, 'a page of the shop in another site’s frame', functions('guard-site')],
  [113, 'keys and source maps in what is published', functions('published-files')],
  [115, 'files beside the site', functions('guard-site')],
  [
    116,
    'a preview that search engines find',
    'scripts/site/robots.test.ts',
    'src/rendering/seo.test.tsx',
    'src/pages/sections/owner-only.test.tsx',
  ],
  [118, 'packages from elsewhere, without a sum or of any version', 'scripts/lock-file.test.ts'],
  [
    119,
    'what a fault tells a visitor, or the log of one',
    functions('log'),
    functions('database-fault'),
    functions('faults'),
    functions('guard'),
  ],
  // Without end, or in somebody else's name
  [130, 'reviews without end, by one network or by the whole world', abuse],
  [131, 'an answer of the owner’s in a review of one’s own', abuse],
  [132, 'confirmations of the starter pack for somebody else’s mailbox', mail],
  [133, 'a flood of confirmations before a buyer’s receipt', database('mail-queue')],
  [134, 'a buyer locked out of "Find my order" by requests for their address', database('find-order')],
  [135, 'twice the limit around the edge of a window', database('rate-limits')],
  [
    136,
    'an account in the name of somebody who confirms it later, the owner above all',
    database('unproved-accounts'),
    accounts,
  ],
  [137, 'an account moved to an address of the owner’s list', database('admins'), accounts],
  [138, 'rights and sessions kept by an address that left the list', database('admins'), accounts],
  [139, 'an admin’s password without the second factor', database('second-factor')],
  [140, 'sign-ups without end', database('sign-up-limit')],
  [141, 'reads of a hosted project without end', database('check-request')],
  [142, 'a review replaced by somebody who knows the address', database('reviews')],
  [143, 'the numbers of orders tried with an address', database('order-status')],
  [144, 'connections that never finish their headers', 'supabase/local/guard/network-server.test.ts'],
  [145, 'the test inbox read over the network', 'supabase/local/guard/on-network.test.ts'],
  [160, 'an account moved to a buyer’s address, which the buyer confirms', database('moved-accounts')],
  [
    161,
    'a buyer’s orders seen by people who share the company of a moved account',
    database('moved-accounts'),
  ],
  [162, 'a session that a new password should have ended', database('session-ends')],
  [163, 'an admin’s session kept for ever by renewing it', database('session-ends')],
  [170, 'a row of a third, by any twelve acts of two strangers', database('strangers')],
  [
    171,
    'what a buyer has, in the company that a stranger invited them to',
    database('invited-buyers'),
    accounts,
  ],
  [150, 'the code of a mail guessed from many networks', guessing],
  [151, 'the password of an account guessed from many networks', guessing],
  [152, 'a code of an authenticator app used twice', guessing],
  [153, 'limits avoided with the networks of a /48', guessing],
  [155, 'company data of an account read by the link of a receipt', database('link-answers')],
  [156, 'links and tokens of an order kept by a former mailbox', links, database('order-access')],
  [157, 'answers and companies kept in a license that is another’s', links, database('order-access')],
  [190, 'the link of an order after its proof has ended', links, database('links-ask-proofs')],
  [191, 'an invitation to a company used twice', links, database('links-ask-proofs')],
  [192, 'mails of a new holder stopped by the link of a former one', links, database('links-ask-proofs')],
  [210, 'a recovery code guessed from many networks', recovery],
  [211, 'recovery codes made without the code of the app', recovery, database('recovery-codes')],
  [212, 'a recovery code used twice, or after a new password', recovery, database('recovery-codes')],
  [
    213,
    'a password typed by a stranger, kept when the owner confirms',
    accounts,
    database('proved-sign-ups'),
  ],
  [180, 'one mailbox mailed under many forms of its address', mail],
  [181, 'the owner’s mailbox filled by the contact form', mail],
  [182, 'a receipt behind mail that strangers ask for', mail],
];

export const catalog: readonly Tested[] = rows.map(([number, what, ...testedIn]) => ({
  number,
  what,
  testedIn,
}));

/** Attacks that there is no test for, and why. */
export const notForThisShop: readonly {
  readonly number: number;
  readonly what: string;
  readonly why: string;
}[] = [
  {
    number: 106,
    what: 'having the server fetch an address inside its own network',
    why: 'No function takes an address to fetch: a picture comes as bytes from the AI provider or is drawn, and the providers’ addresses are the deployer’s.',
  },
];

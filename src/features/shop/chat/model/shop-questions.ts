import { article, type ChatLink } from './chat-answer';
import { wordsPattern } from './keywords';

interface ShopQuestion {
  readonly asks: RegExp;
  readonly text: string;
  readonly links: readonly ChatLink[];
  /** Only a person can resolve it, so the answer links to one. */
  readonly needsPerson?: boolean;
}

const pricing: ChatLink = { to: '/pricing', label: 'Pricing' };
const findOrder: ChatLink = { to: '/find-order', label: 'Find my order' };
const account: ChatLink = { to: '/account', label: 'Your account' };

/** Minnesota, Wisconsin and California are named in the specification's own answer about states. */
const otherStates =
  'alabama|alaska|arizona|arkansas|colorado|connecticut|delaware|district of columbia|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wyoming';
const product = '(?:packs?|kits?|bundles?|products?|templates?)';

/** A question about prices is about ours only where it names what we sell, or nothing else. */
export const aboutProducts = new RegExp(
  `${wordsPattern(`${product}|prices?|pricing`).source}|^(?:what does it cost|how much (?:is|are|does|do) (?:it|they|this|these|everything)(?: cost)?)[ ?.!]*$`,
  'u',
);

/** Questions about the shop as whole phrases, tried in this order before the specification's keywords. */
export const shopQuestions: readonly ShopQuestion[] = [
  {
    asks: wordsPattern('spanish|español|espanol|hmong|somali|french|other languages?|translat(?:e|ed|ion)s?'),
    text: 'Our documents are in American English only. If your employees read another language, write to us and say which.',
    links: [],
    needsPerson: true,
  },
  {
    asks: wordsPattern(
      '(?:talk|speak|chat) (?:to|with) (?:an? |some)?(?:human|person|one|body|agent|you)|(?:a|real) (?:human|person)|humans?|live agent|customer (?:service|support)|phone number|call (?:you|me)',
    ),
    text: 'I am an automated assistant. Write to us, and a person answers, typically within 1 business day.',
    links: [],
    needsPerson: true,
  },
  {
    asks: wordsPattern(
      `(?:which|what) ${product}.{0,40}(?:need|buy|choose|right|best|get|take)|(?:which|what) one.{0,20}(?:need|buy|choose)|right ${product} for`,
    ),
    text: 'Six questions about your state, size and documents lead to the list of what you need, and say what you do not need.',
    links: [
      { to: '/which-templates-do-i-need', label: 'Which templates do I need?' },
      article('which-document-for-which-question', 'Which document answers which question'),
    ],
  },
  {
    asks: wordsPattern(
      "charged? twice|double charge|(?:charged?|payment|transaction).{0,40}(?:not|do not|don't|cannot|can't) (?:know|recognize)|(?:unknown|unfamiliar|wrong) (?:charge|payment)|(?:statement|credit card|bank).{0,40}charge",
    ),
    text: 'Look for an order under each address that you use for email: its receipt names what was bought, when and for how much. If none fits the charge, write to us with its date and amount.',
    links: [findOrder, article('invoices-receipts-and-tax', 'Invoices, receipts and tax')],
    needsPerson: true,
  },
  {
    asks: wordsPattern(
      "(?:change|update|correct|edit|forgot|reset|lost) (?:my|our|the) (?:e-?mail(?: address)?|address|password|name|login|account)|wrong (?:e-?mail(?: address)?|address)|another e-?mail(?: address)?|can't (?:log|sign) in|cannot (?:log|sign) in",
    ),
    text: 'Your account has a form for a new address or password under Security. A license that was bought with another address can be moved: write to us.',
    links: [account, article('find-your-files-again', 'Find your files again')],
    needsPerson: true,
  },
  {
    asks: wordsPattern('(?:my|our|personal) (?:data|information)|privacy|gdpr|ccpa|delete my account'),
    text: 'The privacy page says what the shop stores, for how long, and how to ask for a copy or for its deletion.',
    links: [{ to: '/privacy', label: 'Privacy policy' }],
    needsPerson: true,
  },
  {
    asks: wordsPattern(
      "links?.{0,30}(?:expired|expires?|not work(?:ing)?|doesn't work|broken|used)|expired|(?:lost|find|where are) (?:my|the|our) (?:files|order|license key)",
    ),
    text: 'Files are delivered instantly by email after the purchase, and you can come back to them: the link in the receipt works for 30 days, and Find my order mails you a new one at any time.',
    links: [findOrder, article('find-your-files-again', 'Find your files again')],
  },
  {
    asks: wordsPattern(
      "no (?:e-?mails?|mail|receipt)|(?:e-?mails?|mail|receipt|order).{0,20}(?:not|never|didn't|hasn't) (?:yet )?(?:arrived?|come|came|here|there)|never (?:got|arrived|came)|(?:did not|didn't|haven't|not) (?:get|got|gotten) (?:an? |any |my |the )?(?:e-?mails?|receipt|files|order)|nothing (?:arrived|came)",
    ),
    text: 'Mails go out as soon as the payment is confirmed. Please look into your spam folder, and check the address. Find my order mails you a new link.',
    links: [findOrder, article('email-did-not-arrive', 'Email did not arrive')],
    needsPerson: true,
  },
  {
    asks: wordsPattern('invoices?|receipts?|vat|sales tax|tax (?:id|number)|w-?9|billing (?:address|name)'),
    text: 'The receipt comes by email with your files. This article says where tax is shown and how to get an invoice with your company’s name, address or tax number.',
    links: [article('invoices-receipts-and-tax', 'Invoices, receipts and tax'), findOrder],
  },
  {
    asks: wordsPattern('discounts?|coupons?|(?:promo|promotion|discount|coupon) codes?|cheaper'),
    text: 'A discount comes with a link that carries its code. Once you have opened it, the lower edge of each page says which coupon is applied, and it goes to the checkout with you.',
    links: [pricing],
  },
  {
    asks: wordsPattern('premiums?'),
    text: 'What Minnesota Paid Leave costs, and who pays which share, is in this article, each figure with its source and its date.',
    links: [article('minnesota-paid-leave-in-brief', 'Minnesota Paid Leave in brief')],
  },
  {
    asks: wordsPattern('google (?:docs?|drive|sheets?|documents?)|libreoffice|pages app'),
    text: 'Yes. Each document has a version for Google Docs: upload it to Drive and open it there. Calendars and trackers open in Google Sheets.',
    links: [
      article('google-docs-and-fillable-pdf', 'No Word? Use the Google Docs version or fill in the PDF'),
    ],
  },
  {
    asks: wordsPattern(
      'formats?|file types?|docx?|pdfs?|excel|xlsx|word (?:docs?|documents?|files?|versions?|formats?)|open the files?|on a mac',
    ),
    text: 'Each document comes as a Word file, in a version for Google Docs and as a fillable PDF. Calendars and trackers come as Excel files.',
    links: [
      article('start-here', 'Start here'),
      article('google-docs-and-fillable-pdf', 'No Word? Use the Google Docs version or fill in the PDF'),
    ],
  },
  {
    asks: wordsPattern(
      'by che(?:ck|que)|payment (?:methods?|options?)|(?:credit|debit) cards?|purchase orders?|paypal|apple pay|google pay|bank transfers?|wire transfers?|how (?:can|do) (?:i|we) pay',
    ),
    text: 'You pay on the page of our payment provider, which shows the ways to pay that it takes before you decide. If you need another one, such as a purchase order, write to us.',
    links: [pricing],
    needsPerson: true,
  },
  {
    asks: wordsPattern(
      'subscriptions?|subscribe|recurring|(?:auto(?:matically)?[ -])?renews?|renewals?|(?:monthly|yearly|annual) (?:fees?|payments?|charges?)',
    ),
    text: 'No. You pay once for a license, and nothing renews.',
    links: [
      pricing,
      article('license-terms-one-organization', 'License terms: one organization, internal use'),
    ],
  },
  {
    asks: wordsPattern(
      'clients?|consultants?|resell(?:er|ers|ing)?|(?:two|2|several|second|other|sister) (?:companies|company|businesses|organizations?)',
    ),
    text: 'A purchase is licensed for one organization’s internal use. Resale and redistribution are not allowed. A consultant may work on a client’s documents; each client needs a license of its own.',
    links: [article('license-terms-one-organization', 'License terms: one organization, internal use')],
  },
  {
    asks: wordsPattern(
      `${otherStates}|(?:minnesota|wisconsin) (?:covered|included|supported)|(?:cover|support) (?:minnesota|wisconsin)|(?:other|another|all|every|any|more|which|several|multiple|two|50|fifty|what) states?|multi-?states?|my state`,
    ),
    text: 'Laws differ by state, and our packs are written for Minnesota and Wisconsin. For each other state a page says what we have verified so far; its policy needs counsel in that state.',
    links: [
      { to: '/paid-leave-by-state', label: 'Paid leave by state' },
      article('employees-in-more-than-one-state', 'Employees in more than one state'),
    ],
  },
  {
    asks: wordsPattern(
      'laws? (?:changes?|is changed)|updates?|updated|up to date|out of date|outdated|(?:new|newer|latest|current) versions?|keep current',
    ),
    text: 'When a document changes, its new version comes under the same license. Downloads in your account and the product page show the version, its date and what changed.',
    links: [article('updates-and-versions', 'Updates and versions'), account],
  },
  {
    asks: wordsPattern('free|samples?|trial|previews?|demo'),
    text: 'The free pack is four documents for your name and email address. Each product page also shows sample pages of a document.',
    links: [
      { to: '/free-resources', label: 'Get the Free Pack' },
      { to: '/templates', label: 'All templates' },
    ],
  },
];

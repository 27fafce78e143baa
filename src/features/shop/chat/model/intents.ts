import { article, askPerson, type ChatAnswer, type ChatLink, type SiteFindings } from './chat-answer';
import { answerFromSearch } from './found-answer';
import { keywordPattern, normalize, wordsPattern } from './keywords';
import { priceAnswer } from './price-answer';
import { aboutProducts, shopQuestions } from './shop-questions';

interface Intent {
  readonly keywords: readonly string[];
  readonly text: string;
  readonly link: ChatLink;
}

/** The specification's six, in the order in which they are tried. */
const intents: readonly Intent[] = [
  {
    keywords: ['refund', 'return', 'money back', 'guarantee'],
    text: 'All templates come with a 30-day money-back guarantee. Email us your order details and you get your money back.',
    link: article('refund-policy-30-days', 'Refunds within 30 days'),
  },
  {
    keywords: ['edit', 'customize', 'modify', 'change'],
    text: 'The templates come as Word and Google Docs files. You can customize company names and policies, and the knowledge base has guides to editing.',
    link: article('edit-and-customize-templates', 'Edit and customize a template in Word'),
  },
  {
    keywords: ['state', 'minnesota', 'wisconsin', 'california'],
    text: 'Laws differ by state. Minnesota has unique paid leave requirements starting 2026.',
    link: article('state-differences-mn-wi', 'Minnesota and Wisconsin: what differs'),
  },
  {
    keywords: ['legal advice', 'lawyer', 'attorney', 'legal', 'legally', 'compliance guarantee'],
    text: 'The templates are educational information and not legal advice. Please have them reviewed by qualified counsel before you use them.',
    link: article('not-legal-advice', 'Not legal advice, and when to call a lawyer'),
  },
  {
    keywords: ['license', 'usage rights', 'commercial use', 'sharing', 'distribution', 'redistribution'],
    text: 'A purchase is licensed for one organization’s internal use. Resale and redistribution are not allowed.',
    link: article('license-terms-one-organization', 'License terms: one organization, internal use'),
  },
  {
    keywords: ['download', 'delivery', "didn't receive", 'access', 'files'],
    text: 'Files are delivered instantly by email after the purchase. Please check your spam folder. If there is a problem, email us your order details.',
    link: article('find-your-files-again', 'Find your files again'),
  },
];

const fallbacks = [
  'I help with our templates and how to use them. What I say is educational guidance; for legal advice please ask qualified counsel.',
  'I am not sure about that one. I can tell you about the templates, editing, licenses, refunds and downloads. It is educational guidance only, and legal advice needs qualified counsel.',
  'Let me point you to what I know: templates and their usage. My guidance is educational, so please take questions of law to qualified counsel.',
] as const;

export const greeting =
  'Hello. I am an automated assistant for HR templates, policies and how to use them. I give educational information only, not legal advice.';

export const quickQuestions = [
  'Refund Policy',
  'Edit Templates',
  'State Differences',
  'License Terms',
] as const;

interface Span {
  readonly intent: Intent;
  readonly start: number;
  readonly end: number;
}

const patterns = intents.flatMap((intent) =>
  intent.keywords.map((keyword) => ({ intent, pattern: keywordPattern(keyword) })),
);

function spans(text: string): Span[] {
  return patterns.flatMap(({ intent, pattern }) => {
    const match = pattern.exec(text);
    return match ? [{ intent, start: match.index, end: match.index + match[0].length }] : [];
  });
}

/** The first match whose keyword is not part of a longer matching keyword ("compliance guarantee"). */
function intentOf(text: string): Intent | undefined {
  const found = spans(text);
  const own = found.filter(
    (span) =>
      !found.some(
        (other) =>
          other !== span &&
          other.start <= span.start &&
          other.end >= span.end &&
          other.end - other.start > span.end - span.start,
      ),
  );
  return intents.find((candidate) => own.some((span) => span.intent === candidate));
}

const wantsMoneyBack = wordsPattern(
  'refund(?:s|ed|ing|able)?|money back|cancel (?:my|the|our|an) (?:order|purchase)',
);

/** Words around a keyword that ask nothing more. */
const around = new Set(
  'a about allowed an and any anything are at be can could do does done for from get give have how i if in info information is it may me my need of on or our please policy question questions template templates tell terms the there these this to us use want we what where with you your difference differences'.split(
    ' ',
  ),
);

/** Whether a message says no more than a keyword of the intent. */
function isBare(text: string, { keywords }: Intent): boolean {
  const rest = keywords.reduce(
    (left, keyword) => left.replace(new RegExp(keywordPattern(keyword).source, 'gu'), ' '),
    text,
  );
  return (rest.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => around.has(word));
}

/**
 * The built-in answer: of the shop's own questions, of prices, and of the specification's keywords where they stand alone. Null
 * if the site has to be searched.
 */
export function findAnswer(message: string, priceList = ''): ChatAnswer | null {
  const text = normalize(message);
  const refund = wantsMoneyBack.test(text) ? intents[0] : undefined;
  if (refund) {
    return { text: refund.text, links: [refund.link] };
  }
  const price = priceAnswer(text, priceList, aboutProducts);
  if (price) {
    return price;
  }
  const question = shopQuestions.find(({ asks }) => asks.test(text));
  if (question) {
    const { text: answer, links, needsPerson = false } = question;
    return { text: answer, links: needsPerson ? [...links, askPerson(message)] : links };
  }
  const intent = intentOf(text);
  return intent && isBare(text, intent) ? { text: intent.text, links: [intent.link] } : null;
}

/** What the search found, or one of the specification's three texts and a link to a person. */
export function searchedAnswer(
  message: string,
  { found, isCorrected }: SiteFindings,
  random: () => number = Math.random,
): ChatAnswer {
  const text = fallbacks[Math.floor(random() * fallbacks.length)] ?? fallbacks[0];
  return answerFromSearch(message, found, isCorrected) ?? { text, links: [askPerson(message)] };
}

/** For a search that did not come: that is no answer to the question. */
export const unreachableAnswer = (message: string): ChatAnswer => ({
  text: 'I could not reach the search, so I cannot say what we have about that. Please ask again in a moment, or ask a person.',
  links: [askPerson(message)],
});

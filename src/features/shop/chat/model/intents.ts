import { article, askPerson, type ChatAnswer, type ChatLink, type FoundLinks } from './chat-answer';
import { keywordPattern, normalize, wordsPattern } from './keywords';
import { shopQuestions } from './shop-questions';

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

/** The built-in answer. Null if the articles have to be searched. */
export function findAnswer(message: string): ChatAnswer | null {
  const text = normalize(message);
  const refund = wantsMoneyBack.test(text) ? intents[0] : undefined;
  const question = refund ? undefined : shopQuestions.find(({ asks }) => asks.test(text));
  if (question) {
    const { text: answer, links, needsPerson = false } = question;
    return { text: answer, links: needsPerson ? [...links, askPerson(message)] : links };
  }
  const intent = refund ?? intentOf(text);
  return intent ? { text: intent.text, links: [intent.link] } : null;
}

/** One of the specification's three texts, with the found articles and a link to a person. */
export function fallbackAnswer(
  message: string,
  { links, correctedTo }: FoundLinks,
  random: () => number = Math.random,
): ChatAnswer {
  const text = fallbacks[Math.floor(random() * fallbacks.length)] ?? fallbacks[0];
  const intro = correctedTo
    ? `Nothing matches “${message}”. These articles are results for “${correctedTo}”:`
    : 'These articles may help:';
  return {
    text: links.length > 0 ? `${text} ${intro}` : text,
    links: [...links, askPerson(message)],
  };
}

export interface ChatAnswer {
  readonly text: string;
  /** The knowledge-base article behind the answer. */
  readonly article: { readonly slug: string; readonly title: string } | null;
}

interface Intent {
  readonly keywords: readonly string[];
  readonly text: string;
  readonly article: { readonly slug: string; readonly title: string };
}

/** In the order in which they are tried. */
const intents: readonly Intent[] = [
  {
    keywords: ['refund', 'return', 'money back', 'guarantee'],
    text: 'All templates come with a 30-day money-back guarantee. E-mail us your order details and you get your money back.',
    article: { slug: 'refund-policy-30-days', title: 'Refunds within 30 days' },
  },
  {
    keywords: ['edit', 'customize', 'modify', 'change'],
    text: 'The templates come as Word and Google Docs files. You can customize company names and policies, and the knowledge base has guides to editing.',
    article: { slug: 'edit-and-customize-templates', title: 'Edit and customize a template in Word' },
  },
  {
    keywords: ['state', 'minnesota', 'wisconsin', 'california'],
    text: 'Laws differ by state. Minnesota has unique paid leave requirements starting 2026.',
    article: { slug: 'state-differences-mn-wi', title: 'Minnesota and Wisconsin: what differs' },
  },
  {
    keywords: ['legal advice', 'lawyer', 'attorney', 'legal', 'compliance guarantee'],
    text: 'The templates are educational information and not legal advice. Please have them reviewed by qualified counsel before you use them.',
    article: { slug: 'not-legal-advice', title: 'Not legal advice, and when to call a lawyer' },
  },
  {
    keywords: ['license', 'usage rights', 'commercial use', 'sharing', 'distribution', 'redistribution'],
    text: 'A purchase is licensed for one organization’s internal use. Resale and redistribution are not allowed.',
    article: {
      slug: 'license-terms-one-organization',
      title: 'License terms: one organization, internal use',
    },
  },
  {
    keywords: ['download', 'delivery', "didn't receive", 'access', 'files'],
    text: 'Files are delivered instantly by e-mail after the purchase. Please check your spam folder. If there is a problem, e-mail us your order details.',
    article: { slug: 'find-your-files-again', title: 'Find your files again' },
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

/** Where keywords stand in a text. A word may go on after a keyword ("refunds"), but not begin before it ("credit"). */
function spans(text: string): Span[] {
  return intents.flatMap((intent) =>
    intent.keywords.flatMap((keyword) => {
      const match = new RegExp(`(?<![a-z])${keyword}`).exec(text);
      return match ? [{ intent, start: match.index, end: match.index + keyword.length }] : [];
    }),
  );
}

/** The intent of a message: the first in order whose keyword is not just a part of a longer one ("compliance guarantee"). */
export function findAnswer(message: string, random: () => number = Math.random): ChatAnswer {
  const found = spans(message.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' '));
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
  const intent = intents.find((candidate) => own.some((span) => span.intent === candidate));
  if (intent) {
    return { text: intent.text, article: intent.article };
  }
  return { text: fallbacks[Math.floor(random() * fallbacks.length)] ?? fallbacks[0], article: null };
}

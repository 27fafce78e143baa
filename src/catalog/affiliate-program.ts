/** The affiliate program as the specification states it. */
export const affiliateTiers = [
  { name: 'Starter', percent: 20, from: 'On the first $1,000 in commissions' },
  { name: 'Growth', percent: 25, from: 'At $1,000+ in commissions' },
  { name: 'Elite', percent: 30, from: 'At $5,000+ in commissions' },
] as const;

export const affiliateQuestions = [
  {
    question: 'How much do I earn?',
    answer: 'Between 20-30% of each sale, by the tier you have reached. You move up by yourself.',
  },
  {
    question: 'How long does a recommendation count?',
    answer: '30 days. A cookie remembers the last link that was clicked, and that link gets the commission.',
  },
  {
    question: 'When and how am I paid?',
    answer: 'Monthly, by PayPal or bank transfer, once you have reached the $50 minimum payout.',
  },
  {
    question: 'How long does approval take?',
    answer: 'We approve applications within 24 hours.',
  },
  {
    question: 'What must I say about the commission?',
    answer:
      'That you get one, near the link and in plain words. The texts on this page say so already. Do not promise compliance or legal advice in our name.',
  },
  {
    question: 'What happens with refunded orders?',
    answer: 'A refunded order earns no commission; the 30-day money-back guarantee belongs to the buyer.',
  },
] as const;

/** Promo texts to copy. Each discloses that the link is paid, as advertising rules require. */
export const promoTexts = [
  {
    channel: 'Twitter/X',
    text: 'Small employer in Minnesota or Wisconsin? Northstar HR has policy templates for paid leave, handbooks and payroll, with sources and dates. Word, Google Docs, PDF. 30-day money-back guarantee. Affiliate link, I may earn a commission: [your link]',
  },
  {
    channel: 'LinkedIn',
    text: `If you look after HR in a small company, you know the afternoon that goes into one policy.

Northstar HR sells templates for Minnesota and Wisconsin employers: paid leave, handbook, payroll. Each statement about law has its source and the day it was checked, and each choice you have to make is marked with what follows from it. They are educational, not legal advice, and there is a 30-day money-back guarantee.

There is a free pack to try first: [your link]

This is an affiliate link. I may earn a commission if you buy.`,
  },
  {
    channel: 'Email',
    text: `Subject: Policy templates for small employers in Minnesota and Wisconsin

Hello [name],

You asked how other small companies write their policies. Have a look at Northstar HR: templates for paid leave, handbooks and payroll in Word, Google Docs and PDF, with sources and as-of dates. They are educational information, not legal advice.

There is a free pack, and a 30-day money-back guarantee on everything else: [your link]

The link is an affiliate link, so I may earn a commission if you buy.

[your name]`,
  },
] as const;

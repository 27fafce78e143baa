import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fallbackAnswer, findAnswer, quickQuestions } from './intents';
import { shopQuestions } from './shop-questions';

const linksOf = (message: string) => findAnswer(message)?.links.map(({ to }) => to.split('?')[0]) ?? null;
const firstLink = (message: string) => linksOf(message)?.[0] ?? null;
const article = (slug: string) => `/knowledge-base/${slug}`;

describe('the answer to a message', () => {
  it.each([
    ['Can I get a refund?', 'refund-policy-30-days'],
    ['MONEY BACK please', 'refund-policy-30-days'],
    ['can I return it', 'refund-policy-30-days'],
    ['refunding an order', 'refund-policy-30-days'],
    ['How do I customize the handbook', 'edit-and-customize-templates'],
    ['customizing and modifying', 'edit-and-customize-templates'],
    ['is wisconsin covered', 'state-differences-mn-wi'],
    ['do I need an attorney', 'not-legal-advice'],
    ['Is there a compliance guarantee?', 'not-legal-advice'],
    ['may I use it for commercial use', 'license-terms-one-organization'],
    ['is redistribution allowed', 'license-terms-one-organization'],
    ['I didn’t receive anything', 'find-your-files-again'],
    ['how is the delivery done', 'find-your-files-again'],
    ['where can I get the files', 'find-your-files-again'],
  ])('"%s" leads to %s', (message, slug) => {
    expect(firstLink(message)).toBe(article(slug));
  });

  it.each([
    'Do you give credit?',
    'My statement is wrong',
    'the interchange of papers',
    'A changeling, an editor and the estate',
    'How do I write a return to work letter?',
    'Where do I put my tax return?',
    'Somebody returns from leave',
    'What if an employee does not return the laptop?',
    'Does this work for a nonprofit?',
    'Do you have a Spanish version?',
  ])('finds no keyword inside another word or another meaning: "%s"', (message) => {
    expect(findAnswer(message)).toBeNull();
  });

  it.each(quickQuestions)('understands "%s"', (question) => {
    expect(findAnswer(question)?.links).toHaveLength(1);
  });

  it('leads to articles that exist', () => {
    const links = [
      ...shopQuestions.flatMap(({ links: all }) => all),
      ...quickQuestions.flatMap((question) => findAnswer(question)?.links ?? []),
    ];
    const slugs = links.flatMap(({ to }) => /^\/knowledge-base\/(.+)$/.exec(to)?.[1] ?? []);
    expect(slugs.length).toBeGreaterThan(10);
    for (const slug of slugs) {
      expect(existsSync(`content/knowledge-base/${slug}.md`), slug).toBe(true);
    }
  });

  it('falls back to one of three texts, each educational and not legal advice, with a link to a person', () => {
    const nothing = { links: [], correctedTo: null };
    const answers = [0, 0.5, 0.999].map((random) => fallbackAnswer('hello?', nothing, () => random));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(3);
    for (const { text, links } of answers) {
      expect(text).toMatch(/educational/);
      expect(text).toMatch(/legal|law/);
      expect(links).toEqual([
        { to: '/contact?subject=Question+from+the+chat&message=hello%3F', label: 'Ask a person' },
      ]);
    }
    const links = [{ to: article('start-here'), label: 'Start here' }];
    expect(fallbackAnswer('hello', { links, correctedTo: null }).links.map(({ label }) => label)).toEqual([
      'Start here',
      'Ask a person',
    ]);
  });

  it('treats hostile input as text', () => {
    expect(findAnswer('<script>alert(1)</script> (((')).toBeNull();
    expect(firstLink(`${'a'.repeat(100_000)} refund`)).toBe(article('refund-policy-30-days'));
  });
});

const search = null;
const person = '/contact';

/** Common questions and the link of the right answer; `search` if the articles are searched. */
const ordinary: readonly (readonly [question: string, to: string | null])[] = [
  ['How do I write a return to work letter?', search],
  ['My statement shows a charge I do not know', '/find-order'],
  ['Can I change my email address?', '/account'],
  ['Which pack do I need? I have 8 employees in Minnesota', '/which-templates-do-i-need'],
  ['My download link expired', '/find-order'],
  ['Is it legal to fire somebody without a warning?', article('not-legal-advice')],
  ['How much does the Core HR Pack cost?', '/pricing'],
  ['Do the templates work in Google Docs?', article('google-docs-and-fillable-pdf')],
  ['Can I get an invoice with our company name?', article('invoices-receipts-and-tax')],
  ['Do you have a discount code?', '/pricing'],
  ['Is this a subscription?', '/pricing'],
  ['Can I talk to a human?', person],
  ['Do you have templates for Iowa?', '/paid-leave-by-state'],
  ['Can I use the templates for my clients?', article('license-terms-one-organization')],
  ['How much is the Minnesota paid leave premium?', article('minnesota-paid-leave-in-brief')],
  ['What formats do the files come in?', article('start-here')],
  ['I paid an hour ago and got no email', '/find-order'],
  ['Will I get updates when the law changes?', article('updates-and-versions')],
  ['Can we pay by check or purchase order?', '/pricing'],
  ['How many vacation days should I give?', search],
];

describe('the twenty common questions', () => {
  it.each(ordinary)('"%s" is answered with the right page or a search', (question, to) => {
    expect(firstLink(question)).toBe(to);
  });

  it.each([
    'My statement shows a charge I do not know',
    'Can I change my email address?',
    'Can I talk to a human?',
    'I paid an hour ago and got no email',
    'Can we pay by check or purchase order?',
    'Please delete my account',
  ])('"%s" also links to the contact form with the question', (question) => {
    const last = findAnswer(question)?.links.at(-1);
    expect(new URLSearchParams(last?.to.split('?')[1]).get('message')).toBe(question);
  });
});

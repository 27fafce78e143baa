import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SiteFinding } from './chat-answer';
import { findAnswer, quickQuestions, searchedAnswer } from './intents';
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
    ['How do I customize the templates', 'edit-and-customize-templates'],
    ['customizing and modifying', 'edit-and-customize-templates'],
    ['Wisconsin', 'state-differences-mn-wi'],
    ['state differences?', 'state-differences-mn-wi'],
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
    const nothing = { found: [], isCorrected: false };
    const answers = [0, 0.5, 0.999].map((random) => searchedAnswer('hello?', nothing, () => random));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(3);
    for (const { text, links } of answers) {
      expect(text).toMatch(/educational/);
      expect(text).toMatch(/legal|law/);
      expect(links).toEqual([
        { to: '/contact?subject=Question+from+the+chat&message=hello%3F', label: 'Ask a person' },
      ]);
    }
  });

  const finding: SiteFinding = {
    kind: 'Document',
    to: '/templates/core-hr-pack#mn-esst-policy',
    label: 'Earned Sick and Safe Time Policy (Core HR Pack, Minnesota)',
    title: 'Earned Sick and Safe Time Policy',
    about: 'Core HR Pack, Minnesota',
    summary: 'Hours, use and records.',
    section: 'How you earn it',
  };

  it('answers from what the search found, with three pages at most and a person', () => {
    const { text, links } = searchedAnswer('sick time?', {
      found: [1, 2, 3, 4, 5].map(() => finding),
      isCorrected: false,
    });
    expect(text).toBe(
      'We have a document for this: the “Earned Sick and Safe Time Policy” of the Core HR Pack, Minnesota, in its section “How you earn it”. Educational information only, not legal advice.',
    );
    expect(links.map(({ label }) => label)).toEqual([
      finding.label,
      finding.label,
      finding.label,
      'Ask a person',
    ]);
  });

  it('says so where it answers for another spelling', () => {
    const { text } = searchedAnswer('sikc', { found: [finding], isCorrected: true });
    expect(text).toMatch(/^Nothing matches “sikc”; this is for a spelling close to it\./);
  });

  it.each([
    [
      'How much does the Core HR Pack cost?',
      '',
      'The Core HR Pack costs $99. You pay once.',
      '/templates/core-hr-pack',
    ],
    [
      'What is the price of the Payroll Ops pack',
      'second',
      'The Payroll Ops Pack costs $79. You pay once.',
      '/templates/payroll-ops-pack',
    ],
    [
      'how much is the kit',
      '',
      'The MN Paid Leave 2026 Policy Kit costs $79. You pay once.',
      '/templates/mn-paid-leave-kit',
    ],
    [
      'How much is the bundle of Core HR and Payroll?',
      '',
      'The Core HR + Payroll Ops Bundle costs $134. You pay once.',
      '/pricing',
    ],
    ['What do your packs cost?', 'second', /Core HR Pack \$97, Payroll Ops Pack \$79/, '/pricing'],
  ])('names the price of the list: "%s" %s', (question, list, text, to) => {
    const answer = findAnswer(question, list);
    expect(answer?.text).toMatch(text);
    expect(answer?.links[0]?.to).toBe(to);
  });

  it.each([
    'When do I have to pay final wages in Wisconsin?',
    'How long is maternity leave in Wisconsin?',
    'Can I take a tip credit in Minnesota?',
    'What does it cost if I miss the Minnesota notice?',
    'Can I change the shift of an employee?',
    'May I give employees access to their file?',
  ])('searches for a question that only has a keyword in it: "%s"', (question) => {
    expect(findAnswer(question)).toBeNull();
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
  ['Is it legal to fire somebody without a warning?', search],
  ['How do I customize the handbook', search],
  ['is wisconsin covered', '/paid-leave-by-state'],
  ['Do you have a Spanish version?', person],
  ['How much does the Core HR Pack cost?', '/templates/core-hr-pack'],
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

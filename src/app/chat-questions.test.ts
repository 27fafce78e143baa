import { beforeAll, describe, expect, it } from 'vitest';
import type { ChatAnswer } from '@/features/shop/chat/model/chat-answer';
import { findAnswer, searchedAnswer } from '@/features/shop/chat/model/intents';
import { openSearch, type Search } from '@/features/shop/search/model/search-engine';
import { deliveredSearchFile } from '../../tests/support/delivered-search';
import { findForChat } from './chat-search';

const kb = (slug: string) => `/knowledge-base/${slug}`;

/**
 * The questions that the review quotes, and ordinary ones of its kind: each with the places that help, the end of an address or
 * its beginning. `/contact` where a person has to answer.
 */
const questions: readonly (readonly [question: string, ...helps: string[]])[] = [
  [
    'When do I have to pay final wages in Wisconsin?',
    '/blog/final-pay-minnesota-wisconsin',
    '#wi-separation-checklist',
    '/duties#wi-final',
  ],
  [
    'How long is maternity leave in Wisconsin?',
    '#wi-family-medical-leave-policy',
    kb('wisconsin-fmla-in-brief'),
  ],
  ['Can I take a tip credit in Minnesota?', '/duties#mn-', '#employee-handbook-mn', '/contact'],
  ['Do I have to give sick leave in Minnesota?', '#mn-esst-policy'],
  ['What states do you cover?', '/paid-leave-by-state'],
  ['Do you have an offer letter template?', '#mn-offer-letter', '#wi-offer-letter'],
  [
    'What is your return policy for company laptops?',
    '#mn-separation-set',
    '#wi-separation-checklist',
    '/blog/final-pay-minnesota-wisconsin',
    '#mn-remote-work-policy',
    '/contact',
  ],
  ['What happens when the law changes?', kb('updates-and-versions')],
  [
    'Do I need to hand out a notice to every new hire?',
    // Its receipt lists every notice that is given at hire.
    '#mn-new-hire-forms',
    '#mn-wage-notice-at-hire',
    '#employee-notice-acknowledgment',
    '/duties#',
  ],
  ['My employee is pregnant', '#mn-breaks-lactation-pregnancy-policy', '#mn-accommodation-request-form'],
  ['Do you have it in Spanish?', '/contact'],
  ['How much does the Core HR Pack cost?', '/templates/core-hr-pack'],
  [
    'How do I write a return to work letter?',
    '#return-to-work-letter',
    '#return-to-work-and-benefits-letters',
  ],
  ['Which pack do I need? I have 8 employees in Minnesota', '/which-templates-do-i-need'],
  ['My download link expired', '/find-order'],
  [
    'Is it legal to fire somebody without a warning?',
    kb('not-legal-advice'),
    '#mn-performance-coaching-discipline-policy',
    '#mn-separation-set',
    '#wi-separation-checklist',
  ],
  ['Do the templates work in Google Docs?', kb('google-docs-and-fillable-pdf')],
  ['Can I get an invoice with our company name?', kb('invoices-receipts-and-tax')],
  ['Is this a subscription?', '/pricing'],
  ['Can I talk to a human?', '/contact'],
  ['Do you have templates for Iowa?', '/paid-leave-by-state'],
  ['Can I use the templates for my clients?', kb('license-terms-one-organization')],
  [
    'How much is the Minnesota paid leave premium?',
    kb('minnesota-paid-leave-in-brief'),
    '/figures#mn-pl-premium',
  ],
  ['I paid an hour ago and got no email', '/find-order'],
  ['How many vacation days should I give?', '#mn-pto-policy', '#wi-pto-policy'],
  [
    'Can I deduct a broken phone from the paycheck in Wisconsin?',
    '#wi-wage-deduction-authorization',
    '#wi-expense-claim',
  ],
  ['What is the minimum wage in Minnesota?', '/figures#mn-minimum-wage'],
  ['Can I get a refund?', kb('refund-policy-30-days')],
  [
    'How do I customize the handbook?',
    kb('edit-and-customize-templates'),
    kb('adapt-your-existing-handbook'),
  ],
  ['Do you sell office chairs?', '/contact'],
];

let search: Search;

beforeAll(() => {
  search = openSearch(deliveredSearchFile());
}, 120_000);

const answerTo = (question: string): ChatAnswer =>
  findAnswer(question) ?? searchedAnswer(question, findForChat(search, question), () => 0);

const pathsOf = ({ links }: ChatAnswer) => links.map(({ to }) => to.split('?', 1)[0] ?? '');

const isOneOf = (path: string, places: readonly string[]) =>
  places.some((place) => (place.startsWith('#') ? path.endsWith(place) : path.startsWith(place)));

/** Its first page is a right one. */
const helps = (answer: ChatAnswer, places: readonly string[]) => isOneOf(pathsOf(answer)[0] ?? '', places);

/** One of its pages is a right one; the way to a person is no page of the answer. */
const leadsOn = (answer: ChatAnswer, places: readonly string[]) =>
  pathsOf(answer).some((path) => path !== '/contact' && isOneOf(path, places));

/** It only says that it does not know, and leads to a person. */
const isEmptyAnswer = (answer: ChatAnswer) => pathsOf(answer).every((path) => path === '/contact');

describe('the thirty questions', () => {
  it('are thirty', () => {
    expect(questions).toHaveLength(30);
  });

  it('22 or more are helped', () => {
    const missed = questions.filter(([question, ...places]) => !helps(answerTo(question), places));
    console.warn(
      `The chat helps with ${questions.length - missed.length} of ${questions.length}`,
      process.env['SHOW']
        ? questions.map(([question]) => [question, answerTo(question).text, pathsOf(answerTo(question))])
        : '',
    );
    expect(questions.length - missed.length).toBeGreaterThanOrEqual(22);
  });

  it.each(questions)('"%s" misleads nobody', (question, ...places) => {
    const answer = answerTo(question);
    expect(
      leadsOn(answer, places) || isEmptyAnswer(answer),
      `${answer.text} ${pathsOf(answer).join(', ')}`,
    ).toBe(true);
  });

  it('never answers for one state with the law of the other', () => {
    for (const [question] of questions.filter(([text]) => text.includes('Wisconsin'))) {
      expect(`${answerTo(question).text} ${pathsOf(answerTo(question)).join(' ')}`, question).not.toMatch(
        /#mn-|\bMinnesota has\b/,
      );
    }
  });
});

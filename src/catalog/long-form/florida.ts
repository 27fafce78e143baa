import { dollars, type LongForm } from './long-form';

export const florida: LongForm = {
  slug: 'florida',
  updated: '2026-11-21',
  lead: 'A Florida employer competes with paid leave instead of complying with it. Hotels, clinics and agencies write policies to keep people through the season, and the policy that works is the one that costs what you planned.',
  description:
    'Paid leave in Florida for employers: no mandate, family leave insurance since 2023, with a worked season example, a dated rollout plan and sources.',
  intro: [
    '{{fl-no-mandate}} {{fl-no-sick-leave}}',
    'So the question is seldom what must we do. It is what do the three places next door offer, and which part of it can a company of our size keep up in August. Guests do not come back sooner because the policy was generous; staff sometimes do.',
  ],
  rules: [
    {
      title: 'The insurance route',
      paragraphs: [
        'Since the act of 2023 family leave cover can be bought in Florida like disability cover. Ask an agent four things: how long it pays, what share of wages, whether part-timers count, and whether births before the first premium are excluded.',
        'If you buy it, the certificate governs and your handbook points to it. Do not paraphrase an insurer; quote the page number.',
      ],
    },
    {
      title: 'The company route',
      paragraphs: [
        'A policy of your own can be modest and still be used: one week at full pay for a new child, three days for a funeral, a bank of hours for illness. Write who qualifies and from when. Seasonal staff are where the budget goes wrong, so name them.',
      ],
    },
    {
      title: 'The federal floor',
      paragraphs: [
        '{{us-fmla-employees}} {{us-fmla-weeks}} Hospitality groups often reach the number by adding up houses along one stretch of coast; measure the radius before you decide that it does not concern you.',
        '{{us-fmla-hours}} Season workers rarely get there. Year-round housekeepers do.',
      ],
    },
    {
      title: 'Three sentences to avoid',
      paragraphs: [
        '“Leave will be granted as required by law” promises something that nobody can look up here. “At management’s discretion” invites the accusation that discretion has favorites. “Unlimited” is a number too, and it is the largest.',
        'Better are plain amounts, a named decision-maker, and a date.',
      ],
    },
    {
      title: 'Coming back after the summer',
      paragraphs: [
        'People who are laid off in May and return in November ask two things: whether their bank of hours is still there, and whether they start over. Either answer is defensible. Keeping the bank for a stated number of months brings back more of the good ones; starting over is easier to book. What hurts is to decide it at the time clock on the first morning of the season, one person at a time.',
      ],
    },
  ],
  example: {
    title: 'A beach hotel budgets one paid week for each new parent',
    situation:
      'Forty-four people work there all year at $19 an hour for 36 hours a week; sixty more come from December to April. In the last three years there were two births or adoptions a year among the permanent staff.',
    needs: ['us-fmla-employees', 'fl-no-mandate'],
    rows: (figure) => [
      { label: 'One week at full pay, one parent', value: dollars(19 * 36) },
      { label: 'Two parents a year', value: dollars(2 * 19 * 36) },
      {
        label: 'The same for all 104, if seasonal staff have children as often',
        value: dollars(Math.round((2 / 44) * 104 * 19 * 36)),
      },
      {
        label: 'Employees that the federal act asks for',
        value: `${figure('us-fmla-employees')}: the hotel is above it in season, below it in summer`,
      },
      { label: 'Hours of a permanent employee in a year', value: (36 * 52).toLocaleString('en-US') },
    ],
    outcome:
      'The hotel offers the week to permanent staff after six months and says so in the job advertisement. How the seasonal headcount works for federal leave it asks counsel, before a housekeeper asks the front desk.',
  },
  included: [
    {
      document: 'wi-pto-policy',
      text: 'who earns time off is a field, so that seasonal and part-time staff are named',
    },
    {
      document: 'employee-handbook-mn',
      text: 'short sections on holidays and on a death in the family, with the days to fill in',
    },
    {
      document: 'wi-attendance-punctuality-policy',
      text: 'how to report an absence before a shift, and a record of it',
    },
    {
      document: 'wi-leave-request-form',
      text: 'for the front desk and for housekeeping, with the manager’s yes or no',
    },
    {
      document: 'leave-notices-and-emails',
      text: 'days that were turned down, a balance before the year ends, the first day back',
    },
    {
      document: 'return-to-work-letter',
      text: 'position, shift and rate of somebody who comes back',
    },
  ],
  customize: [
    {
      title: 'Define permanent and seasonal',
      text: 'By months of the year, not by attitude. Everything later refers to it.',
    },
    {
      title: 'Fill in three amounts',
      text: 'New child, death in the family, illness. Days or hours, never “reasonable”.',
    },
    {
      title: 'Insurer or self',
      text: 'If you bought cover, write the certificate’s number into the policy and drop our amounts.',
    },
    {
      title: 'Blackout weeks',
      text: 'Spring break and the holidays: say how many may be off at once, and who was first.',
    },
    {
      title: 'Storm days',
      text: 'Decide whether closing for a hurricane uses leave, pays, or does neither.',
    },
    {
      title: 'Take out the other states',
      text: 'The marked Minnesota and Wisconsin paragraphs have no counterpart here.',
    },
    {
      title: 'Fix the review month',
      text: 'October, before hiring for the season, is when a change can still be advertised.',
    },
  ],
  timelineIntro:
    'Count back from the first day of hiring season, when the policy becomes part of each offer.',
  timeline: [
    {
      daysBefore: 56,
      title: 'Look sideways',
      text: 'Three competitors’ job advertisements: what do they promise, and for whom?',
    },
    {
      daysBefore: 45,
      title: 'Cost the season',
      text: 'Amounts times last season’s cases, permanent and seasonal apart.',
    },
    {
      daysBefore: 32,
      title: 'Quote or no quote',
      text: 'Two offers for family leave cover, or a decision to carry it yourselves.',
    },
    { daysBefore: 24, title: 'Final text', text: 'Department heads read for blackout weeks and storm days.' },
    {
      daysBefore: 10,
      title: 'Meetings by shift',
      text: 'Short, at shift change, with the page in the languages of the house.',
    },
    {
      daysBefore: 0,
      title: 'Goes live with hiring',
      text: 'The offer letter names the policy and its version.',
    },
    {
      daysBefore: -150,
      title: 'After the season',
      text: 'Who used it, who came back, what it cost. Keep, trim or add.',
    },
  ],
  audience: [
    'Hotels, restaurants and attractions that hire for the season',
    'Medical and dental offices that lose people to hospital systems',
    'Agencies and contractors with year-round staff and summer lulls',
    'Owners who moved a business to Florida with an old handbook',
  ],
  questions: [
    { question: 'Does Florida require sick pay?', answer: '{{fl-no-sick-leave}}' },
    { question: 'Is there state paid family leave?', answer: '{{fl-no-mandate}}' },
    {
      question: 'Which leave must a larger employer give?',
      answer: 'Unpaid federal leave. {{us-fmla-employees}} {{us-fmla-weeks}}',
    },
    {
      question: 'May seasonal workers be left out?',
      answer:
        'Out of a benefit of your own, yes, if the rule is written and even-handed. Ask counsel about any other duty toward them.',
    },
    {
      question: 'Should hurricanes use up leave?',
      answer:
        'Nothing we have read settles it for you, so the policy should: paid closing, unpaid closing or leave, with the hour at which the decision is announced.',
    },
    {
      question: 'What do you sell for Florida?',
      answer:
        'No Florida kit. The Core HR Pack gives the structure from Minnesota and Wisconsin; the free pack gives the rollout plan and the tracker at no cost.',
    },
  ],
  answers: [
    { need: 'Seasonal staff defined once', document: 'wi-pto-policy', part: 'section 2' },
    {
      need: 'A call-in rule that works at five in the morning',
      document: 'wi-attendance-punctuality-policy',
      part: 'section 4',
    },
    { need: 'Return dates in writing', document: 'leave-notices-and-emails', part: 'number 7' },
    {
      need: 'A record of each missed shift',
      document: 'wi-attendance-punctuality-policy',
      part: 'absence record',
    },
  ],
};

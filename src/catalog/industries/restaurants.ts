import type { Industry } from './industry';

export const restaurants: Industry = {
  slug: 'restaurants',
  name: 'Restaurants',
  title: 'HR policy templates for restaurants',
  lead: 'Tips, minors, split shifts and a kitchen that cannot stop: a restaurant needs rules that a shift lead can apply at eight in the evening.',
  description:
    'HR and payroll policies for Minnesota and Wisconsin restaurants: tips, breaks, minors, call-ins and leave, with the law’s figures, sources and as-of dates.',
  reasons: [
    {
      title: 'Two tip regimes',
      text: 'The same server is paid under different rules on the two sides of the St. Croix. The documents say which is which.',
    },
    {
      title: 'Made for shift leads',
      text: 'Call-in scripts, break notices and an interrupted-meal report of two or three pages each.',
    },
    {
      title: 'English you can read aloud',
      text: 'Short sentences that survive a pre-shift meeting and a translation.',
    },
  ],
  challenges: [
    'In Wisconsin the tip credit is lost for any pay period without a signed declaration. {{wi-tip-declaration}}',
    'Minnesota’s break rule applies to cooks in the rush as well. {{mn-rest-break}}',
    'A sixteen-year-old works through closing because nobody looked at the clock. {{wi-minor-meal-break}}',
    'Sick calls come by text an hour before opening, and each manager reacts differently.',
  ],
  solutions: [
    'The tip declaration form, one per person and pay period, filed with payroll.',
    'A break policy and a wall notice, with a paid fix for the break that was missed.',
    'A meal rule for minors in the scheduling section, and a report for the meal that was interrupted.',
    'A call-in script and a sick time policy that says what may be asked and when.',
  ],
  questions: [
    {
      question: 'May we count tips towards the minimum wage in Minnesota?',
      answer: 'No. {{mn-minimum-wage-2026}}',
    },
    {
      question: 'What is the cash wage for tipped staff in Wisconsin?',
      answer: '{{wi-tipped-wage}} {{wi-tip-credit}}',
    },
    {
      question: 'How is overtime of a tipped employee worked out in Wisconsin?',
      answer: '{{wi-tipped-overtime}}',
    },
    {
      question: 'Are seasonal workers outside Minnesota Paid Leave?',
      answer: 'Not by themselves. {{mn-pl-seasonal-hospitality}}',
    },
    { question: 'Does Wisconsin’s day of rest apply to a restaurant?', answer: '{{wi-day-of-rest-exempt}}' },
  ],
};

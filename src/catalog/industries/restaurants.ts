import type { Industry } from './industry';

export const restaurants: Industry = {
  slug: 'restaurants',
  name: 'Restaurants',
  buyers: 'restaurants',
  training: 'Half an hour with your shift leads, before service, is enough.',
  title: 'HR policy templates for restaurants',
  lead: 'Tips, minors, split shifts and a kitchen that cannot stop: a restaurant needs rules that a shift lead can apply at eight in the evening.',
  description:
    'HR and payroll policies for Minnesota and Wisconsin restaurants: tips, breaks, minors, call-ins and leave, with the law’s figures, sources and as-of dates.',
  reasons: [
    {
      title: 'Two tip regimes',
      text: 'The same server is paid under different rules on the two sides of the St. Croix. Handbook and supplement say which is which.',
      documents: ['employee-handbook-mn', 'wi-handbook-supplement'],
    },
    {
      title: 'Made for shift leads',
      text: 'A weekly check for whoever makes the schedule, and a table of what a lead hears, does and leaves alone.',
      documents: ['wi-hours-meals-rest-policy', 'employee-handbook-mn'],
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
    {
      text: 'A declaration to sign for each pay period, with a line for each week in which payroll checks that the credit stands.',
      documents: ['wi-tip-declaration-form'],
    },
    {
      text: 'A break policy that says who covers the line and how a missed break is reported and paid, and a notice for the wall.',
      documents: ['mn-breaks-lactation-pregnancy-policy', 'mn-rest-meal-break-notice'],
    },
    {
      text: 'A meal rule for minors, a weekly schedule check that asks for each of them, and a slip for the meal that was cut short.',
      documents: ['wi-hours-meals-rest-policy', 'wi-interrupted-meal-report'],
    },
    {
      text: 'One way to call in, written down for each state, and a script for whoever picks up the phone.',
      documents: ['mn-esst-policy', 'wi-attendance-punctuality-policy', 'wi-call-in-script'],
    },
  ],
  questions: [
    {
      question: 'May we count tips toward the minimum wage in Minnesota?',
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

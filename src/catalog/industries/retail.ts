import type { Industry } from './industry';

export const retail: Industry = {
  slug: 'retail',
  name: 'Retail',
  title: 'HR policy templates for retail',
  lead: 'Stores run on part-timers, weekends and a schedule that changes. The rules that cause trouble are about rest days, short breaks and hours that add up across months.',
  description:
    'HR and payroll policies for Minnesota and Wisconsin stores: day of rest, breaks, sick time for part-timers, final pay and hiring, with sources and as-of dates.',
  reasons: [
    {
      title: 'Part-timers counted right',
      text: 'Accrual by the hour, with a tracker, so that a Saturday cashier earns what the law says and no argument.',
    },
    {
      title: 'A weekend rule for Wisconsin',
      text: 'The hours and rest policy holds the calendar-week rule that schedulers overlook in December.',
    },
    {
      title: 'Goodbyes on time',
      text: 'Stores lose people often. Final pay checklists for both states keep the last check from becoming a claim.',
    },
  ],
  challenges: [
    'Holiday schedules run people through without a free day. {{wi-day-of-rest}}',
    'Weekend staff in Minnesota earn sick time that nobody books. {{mn-esst-covered-hours}} {{mn-esst-accrual}}',
    'A cashier is let go and demands the last pay at the counter. {{mn-final-pay-discharge}}',
    'Job advertisements go up without a pay range. {{mn-pay-range-employees}}',
  ],
  solutions: [
    'An hours, meals and rest policy with the rest-day check for each calendar week.',
    'A sick and safe time policy and an accrual tracker in Excel.',
    'Final pay checklists for both states, with the deadline beside each step.',
    'A job posting template with the range and the benefits as fields that cannot be forgotten.',
  ],
  questions: [
    {
      question: 'Must a Wisconsin shop give a lunch break?',
      answer: 'To adults it need not. {{wi-meal-break}} {{wi-break-paid}}',
    },
    { question: 'Which breaks are due in Minnesota?', answer: '{{mn-rest-break}} {{mn-meal-break}}' },
    {
      question: 'Do shop staff have a right to a seat?',
      answer: '{{wi-seats}} A stool behind the counter is cheaper than the complaint.',
    },
    {
      question: 'May we take a cash shortage out of the pay in Wisconsin?',
      answer: 'Only within limits. {{wi-deductions}}',
    },
    {
      question: 'When is the last pay due if somebody quits in Minnesota?',
      answer: '{{mn-final-pay-resignation}}',
    },
  ],
};

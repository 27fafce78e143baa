import type { Industry } from './industry';

export const retail: Industry = {
  slug: 'retail',
  name: 'Retail',
  buyers: 'stores',
  training: 'Half an hour with whoever opens, closes or makes the schedule is enough.',
  title: 'HR policy templates for retail',
  lead: 'Stores run on part-timers, weekends and a schedule that changes. The rules that cause trouble are about rest days, short breaks and hours that add up across months.',
  description:
    'HR and payroll policies for Minnesota and Wisconsin stores: day of rest, breaks, sick time for part-timers, final pay and hiring, with sources and as-of dates.',
  reasons: [
    {
      title: 'Part-timers counted right',
      text: 'Sick and safe time by the hour worked, with a worked example, so that a Saturday cashier can check the balance.',
      documents: ['mn-esst-policy'],
    },
    {
      title: 'A weekend rule for Wisconsin',
      text: 'The policy holds the calendar-week rule that schedulers overlook in December.',
      documents: ['wi-hours-meals-rest-policy'],
    },
    {
      title: 'Goodbyes on time',
      text: 'Stores lose people often. A checklist for each state takes the last pay from the day of notice to the statement.',
      documents: ['wi-separation-checklist', 'mn-final-pay-checklist'],
    },
  ],
  challenges: [
    'Holiday schedules run people through without a free day. {{wi-day-of-rest}}',
    'Weekend staff in Minnesota earn sick time that nobody books. {{mn-esst-covered-hours}} {{mn-esst-accrual}}',
    'A cashier is let go and demands the last pay at the counter. {{mn-final-pay-discharge}}',
    'Job advertisements go up without a pay range. {{mn-pay-range-employees}}',
  ],
  solutions: [
    {
      text: 'A rest-day rule, and a check of each person’s free day before a schedule goes out.',
      documents: ['wi-hours-meals-rest-policy'],
    },
    {
      text: 'A policy that says how the hours are earned and used, who counts them, and where the balance is shown.',
      documents: ['mn-esst-policy'],
    },
    {
      text: 'For Minnesota the clocks, a log of who asked when, and the calculation; for Wisconsin a worksheet for the final pay.',
      documents: ['mn-final-pay-checklist', 'wi-separation-checklist'],
    },
    {
      text: 'A hiring list that asks for the range before the posting is out, and a posting in which pay and benefits are fields.',
      documents: ['mn-onboarding-checklist', 'mn-job-posting-pay-range'],
    },
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

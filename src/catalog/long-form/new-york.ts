import { dollars, type LongForm } from './long-form';

export const newYork: LongForm = {
  slug: 'new-york',
  updated: '2026-11-23',
  lead: 'New York buys family leave through insurance carriers, so the employer holds a policy of two kinds: one from the carrier, one in the handbook. They have to say the same thing, and the second has to mention two leaves that the first knows nothing about.',
  description:
    'New York Paid Family Leave for employers: 2026 contribution and benefit, prenatal and sick leave, with a worked example, a dated rollout plan and sources.',
  intro: [
    '{{ny-pfl-start}} {{ny-pfl-coverage}} {{ny-pfl-weeks}}',
    'Because a carrier decides on claims, a handbook should never promise approval, and it should never add a condition the carrier does not have. What remains is a lot: how to ask, what to tell the team, how the deduction appears, what happens to insurance, and how this leave lives beside sick leave and prenatal leave.',
  ],
  rules: [
    {
      title: 'When an employee becomes eligible',
      paragraphs: [
        '{{ny-pfl-eligibility-weeks}} {{ny-pfl-eligibility-days}}',
        'Schedules that swing around the line are the hard ones. Decide how you average hours, write it down, and use it for everybody, or two baristas with the same shifts will qualify in different months.',
      ],
    },
    {
      title: 'Money in, money out',
      paragraphs: [
        '{{ny-pfl-rate-2026}} {{ny-pfl-cap-2026}}',
        '{{ny-pfl-replacement}} {{ny-pfl-maximum-2026}}',
        'High earners reach the cap of the contribution long before December; the line then stops, and the question why comes to you.',
      ],
    },
    {
      title: 'What counts, and what does not',
      paragraphs: [
        '{{ny-pfl-reasons}} {{ny-dbl-share}}',
        'An employee with a broken leg is in the wrong place with a family leave form. Put the two side by side in the policy, with one line on each, and send people to the right claim on the first try.',
      ],
    },
    {
      title: 'Leaves you pay yourself',
      paragraphs: ['{{ny-prenatal-hours}}', '{{ny-sick-hours}} {{ny-sick-hours-large}}'],
    },
  ],
  example: {
    title: 'Two adoptive parents in Rochester, $1,200 and $2,000 a week',
    situation:
      'Both work at the same hardware chain, full-time, for over a year, and adopt a boy in February. Each takes the whole leave, one after the other.',
    needs: ['ny-pfl-replacement', 'ny-pfl-maximum-2026', 'ny-pfl-rate-2026', 'ny-pfl-weeks'],
    rows: (figure) => {
      const share = figure('ny-pfl-replacement') / 100;
      const cap = figure('ny-pfl-maximum-2026');
      const weeks = figure('ny-pfl-weeks');
      return [
        { label: 'Weekly benefit at $1,200', value: dollars(Math.min(1200 * share, cap)) },
        { label: 'Weekly benefit at $2,000', value: `${dollars(Math.min(2000 * share, cap))}, the maximum` },
        {
          label: `Over ${weeks} weeks, the first parent`,
          value: dollars(weeks * Math.min(1200 * share, cap)),
        },
        {
          label: 'Contribution of the first parent in a week',
          value: dollars(Math.round(1200 * figure('ny-pfl-rate-2026')) / 100),
        },
        { label: 'Wages that the chain pays meanwhile', value: 'none, unless its own policy says so' },
      ];
    },
    outcome:
      'The chain plans two absences of a season each, hires one temporary worker for both, and pays nothing for the benefit itself. What it must not do is fill the first parent’s post for good.',
  },
  included: [
    {
      document: 'wi-family-medical-leave-policy',
      text: 'a frame from the first notice to the return, in which the carrier’s decision takes the place of yours',
    },
    {
      document: 'wi-pto-policy',
      text: 'vacation that grows with years of service, as a table to fill in',
    },
    {
      document: 'wi-voluntary-sick-time-policy',
      text: 'sick time counted apart from vacation, and so a model for counting prenatal hours',
    },
    {
      document: 'wi-leave-request-form',
      text: 'time off in one piece or by the hour, and your answer',
    },
    {
      document: 'leave-notices-and-emails',
      text: 'dates confirmed in writing, and no promise of a benefit in them',
    },
    {
      document: 'manager-leave-checklist',
      text: 'a handover table before the leave, and a list for the week of the return',
    },
  ],
  customize: [
    {
      title: 'Enter the carrier',
      text: 'Name, policy number, claims address. It changes when you renew, so keep it in one place.',
    },
    { title: 'State the averaging rule', text: 'How hours are counted for people near twenty a week.' },
    {
      title: 'Replace the program section',
      text: 'Wisconsin’s act and Minnesota’s program out, New York’s four rules in, with this page’s figures for the year.',
    },
    { title: 'Add the prenatal hours', text: 'Twenty in 52 weeks, and who in your office records them.' },
    { title: 'Set the sick leave size', text: 'Write the amount for your headcount, and only that one.' },
    {
      title: 'Fix the deduction text',
      text: 'One sentence that a new hire can check against the first pay stub.',
    },
    {
      title: 'Put a reminder in December',
      text: 'The figures above are those of one year. Check them before the next one begins.',
    },
  ],
  timelineIntro:
    'If your cover renews on January 1, let the policy start on that day: it saves one round of explanations.',
  timeline: [
    {
      daysBefore: 50,
      title: 'Read the carrier’s booklet',
      text: 'Mark each sentence where your old handbook said more, or less.',
    },
    {
      daysBefore: 40,
      title: 'Rewrite',
      text: 'Four short sections: family leave, disability, sick leave, prenatal leave.',
    },
    {
      daysBefore: 30,
      title: 'Ask the broker',
      text: 'Two questions only: is the claims address right, and does anything here contradict the contract?',
    },
    {
      daysBefore: 21,
      title: 'Set up the counters',
      text: 'Payroll opens a counter for the prenatal hours and tests one deduction against the cap.',
    },
    {
      daysBefore: 12,
      title: 'Tell people',
      text: 'A page with four boxes. Whoever is expecting gets a personal conversation first.',
    },
    {
      daysBefore: 0,
      title: 'First day',
      text: 'The new rate, the new form and the new pages start together.',
    },
    {
      daysBefore: -90,
      title: 'Quarter check',
      text: 'Look for people who crossed the eligibility line and were not told.',
    },
  ],
  audience: [
    'New York employers whose carrier booklet is the only thing in writing',
    'Restaurants and shops with many schedules around twenty hours',
    'Out-of-state companies with one salesperson in Buffalo',
    'Bookkeepers who explain why a deduction ended in September',
  ],
  questions: [
    {
      question: 'Who approves a claim?',
      answer: 'The carrier, or you if you insure yourself. {{ny-pfl-coverage}}',
    },
    {
      question: 'What does it cost the employer?',
      answer: 'For the benefit, administration. {{ny-pfl-rate-2026}} {{ny-prenatal-hours}} {{ny-sick-hours}}',
    },
    { question: 'Is a part-timer ever eligible?', answer: 'Yes, later. {{ny-pfl-eligibility-days}}' },
    { question: 'Does it cover the employee’s own illness?', answer: 'No. {{ny-pfl-reasons}}' },
    {
      question: 'Do prenatal appointments come out of sick leave?',
      answer:
        '{{ny-prenatal-hours}} How this leave and sick leave stand to each other, we have not verified: ask the New York Department of Labor.',
    },
    { question: 'Which sick leave row is ours?', answer: '{{ny-sick-hours}} {{ny-sick-hours-large}}' },
  ],
  answers: [
    {
      need: 'Dates confirmed without promising a benefit',
      document: 'leave-notices-and-emails',
      part: 'number 3, “Leave noted”',
    },
    {
      need: 'Four leaves that are easy to tell apart',
      document: 'leave-and-time-off-faq',
      part: 'the table at its head, with your four',
    },
    { need: 'Work handed over before the first day', document: 'manager-leave-checklist', part: 'section 3' },
    {
      need: 'A signature under the leaves you pay yourself',
      document: 'wi-voluntary-sick-time-policy',
      part: 'acknowledgment at its end',
    },
  ],
};

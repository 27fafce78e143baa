import { dollars, type LongForm } from './long-form';

const wage = 1000;

export const minnesota: LongForm = {
  slug: 'minnesota',
  updated: '2026-11-21',
  lead: 'Minnesota runs an insurance program that nearly every employer is part of, from the first employee. The money comes from the state; the notice, the payroll deduction, the job and the paperwork are yours. This page goes through your half.',
  description:
    'Minnesota Paid Leave for employers: who is covered, the 2026 premium, notices and job protection, with a worked example, a dated rollout plan and sources.',
  intro: [
    '{{mn-pl-start}} {{mn-pl-agencies}} That split matters on the day something goes wrong: a late payment is a question for one agency, a lost job for the other.',
    'A policy does not create the right to leave here; the statute does. What the policy does is tell people whom to ask, how much warning you need, what happens to their insurance and their other time off, and who answers the phone while they are away. Employers without one end up inventing those answers case by case, and two employees compare notes.',
  ],
  rules: [
    {
      title: 'Who is covered, and who qualifies',
      paragraphs: [
        '{{mn-pl-covered}} {{mn-pl-not-covered}} {{mn-pl-work-share}}',
        '{{mn-pl-earnings-share}} In dollars the pages of 2026 put it between {mn-pl-earnings-low} and {mn-pl-earnings-high}; let the state decide and keep the number out of your policy. If you have read of an hours test for Minnesota, it is another state’s: {{md-famli-hours}}',
      ],
    },
    {
      title: 'How long, and for what',
      paragraphs: [
        '{{mn-pl-medical-weeks}} {{mn-pl-family-weeks}} {{mn-pl-combined-weeks}} {{mn-pl-benefit-year}}',
        '{{mn-pl-reason-medical}} {{mn-pl-reason-bonding}} {{mn-pl-reason-caring}} {{mn-pl-reason-safety}}',
        '{{mn-pl-seven-days}} Shorter absences belong to sick and safe time. {{mn-esst-and-paid-leave}}',
      ],
    },
    {
      title: 'What payroll has to do',
      paragraphs: [
        '{{mn-pl-premium-2026}} {{mn-pl-premium-employee-2026}} {{mn-pl-premium-proportion}}',
        '{{mn-pl-small-employer-size}} {{mn-pl-small-employer-premium}} {{mn-pl-small-employer-count}}',
        '{{mn-pl-wage-base-2026}} {{mn-pl-premium-due}}',
      ],
    },
    {
      title: 'Notices, posters and the job itself',
      paragraphs: [
        '{{mn-pl-poster}} {{mn-pl-notice-days}} {{mn-pl-notice-acknowledgement}}',
        'Forgetting is priced per head. {{mn-pl-notice-penalty-first}} {{mn-pl-notice-penalty-later}}',
        '{{mn-pl-reinstatement}} {{mn-pl-insurance}} {{mn-pl-retaliation}}',
      ],
    },
  ],
  example: {
    title: 'A baker in Duluth earns $1,000 a week and has surgery',
    situation:
      'She has worked there for three years and will be away for six weeks. Her employer has 14 people, withholds the whole employee share, and does not top up. The state average weekly wage is the one behind the maximum benefit.',
    needs: ['mn-pl-benefit-formula', 'mn-pl-benefit-maximum-2026', 'mn-pl-premium-employee-2026'],
    rows: (figure) => {
      const average = figure('mn-pl-benefit-maximum-2026');
      const lower = (average / 2) * 0.9;
      const upper = (wage - average / 2) * 0.66;
      return [
        { label: '90 percent of the part up to half the average', value: dollars(round(lower)) },
        { label: '66 percent of the rest of her wage', value: dollars(round(upper)) },
        { label: 'Weekly benefit from the state', value: dollars(round(lower + upper)) },
        { label: 'Six weeks of it', value: dollars(round(6 * round(lower + upper))) },
        {
          label: 'Withheld from each week she works',
          value: dollars(round((wage * figure('mn-pl-premium-employee-2026')) / 100)),
        },
      ];
    },
    outcome:
      'Her employer pays no wages for those weeks, keeps paying its share of her health insurance, and holds her job. If she asks to add accrued PTO, the employer may agree up to her normal pay, and may not insist.',
  },
  included: [
    {
      document: 'mn-paid-leave-policy',
      text: 'eligibility, reasons, notice, pay, insurance and return, with a drafting note at each choice',
    },
    {
      document: 'employee-notice-acknowledgment',
      text: 'the written notice for each person, with the record of a refused signature',
    },
    {
      document: 'leave-request-and-intent-form',
      text: 'for leave in one block and in parts, with your answer on the back',
    },
    {
      document: 'manager-guide-and-scripts',
      text: 'the duties on one page and the eight conversations of a leave',
    },
    {
      document: 'employee-faq',
      text: 'what people ask about the program, in plain words',
    },
    {
      document: 'return-to-work-and-benefits-letters',
      text: 'the letters of one leave, with the dates on which they go out',
    },
    {
      document: 'premium-notice-and-payroll-checklist',
      text: 'the notice about the deduction and the steps behind it, also as Excel',
    },
  ],
  customize: [
    {
      title: 'Name the company and the contact',
      text: 'Both are fields; write them once and all seven documents follow.',
    },
    {
      title: 'State or equivalent plan',
      text: 'Keep the paragraph of the plan you are in and delete the other.',
    },
    {
      title: 'Set the deduction',
      text: 'Enter the share you withhold, the full employee share or less, and the first payday.',
    },
    {
      title: 'Decide on topping up',
      text: 'Choose whether PTO and sick time may be added, and how a request for it is made.',
    },
    {
      title: 'Choose your increments',
      text: 'Name the smallest block in which leave may be taken, a calendar day at most.',
    },
    {
      title: 'Settle insurance payments',
      text: 'Say how an employee on leave pays their share of the premium: by check, by deduction later, or in advance.',
    },
    {
      title: 'Link the handbook',
      text: 'Replace any older parental leave page by a pointer, so that two rules never contradict each other.',
    },
  ],
  timelineIntro:
    'The program is already running, so the date to pick is the one on which your written policy takes effect, usually the first day of a pay period.',
  timeline: [
    {
      daysBefore: 45,
      title: 'Check what is overdue',
      text: 'Poster up in every building, notice given to everybody on the payroll, premium account open. Repair that first.',
    },
    {
      daysBefore: 35,
      title: 'Fill in the documents',
      text: 'Policy, notice and request form with your names, deduction and increments.',
    },
    {
      daysBefore: 28,
      title: 'Have counsel read it',
      text: 'Send the policy with the three choices that you were unsure of, not the whole pile.',
    },
    {
      daysBefore: 14,
      title: 'Train the managers',
      text: 'Forty minutes with the script: what to say, what not to ask, where to send people.',
    },
    {
      daysBefore: 10,
      title: 'Announce',
      text: 'E-mail and wall, in each language that your people read. Hand out the notice again to anyone without a signed copy.',
    },
    {
      daysBefore: 0,
      title: 'In force',
      text: 'Payroll applies the deduction as written. Requests go to the one named contact.',
    },
    {
      daysBefore: -30,
      title: 'Chase the last signatures',
      text: 'Note refusals with date and witness, and file them with the signed notices.',
    },
  ],
  audience: [
    'Minnesota employers of any size that joined the state plan and never wrote the rules down',
    'Office managers who answer leave questions between two other jobs',
    'Bookkeepers who set up the deduction and want the notice that goes with it',
    'Companies elsewhere with somebody who works mainly from a Minnesota home',
  ],
  questions: [
    {
      question: 'Does a company of three have to take part?',
      answer: 'Yes. {{mn-pl-covered}} Size changes the premium and not the duty.',
    },
    { question: 'Can we make people use PTO before the state pays?', answer: 'No. {{mn-pl-top-off}}' },
    {
      question: 'May an employee be away for 24 weeks in a year?',
      answer: 'Not usually. {{mn-pl-combined-weeks}} Each kind of leave keeps its own limit below that.',
    },
    {
      question: 'When does the year start?',
      answer:
        '{{mn-pl-benefit-year}} Two employees therefore have two calendars, and the request form asks for the date.',
    },
    {
      question: 'What may we ask for as proof?',
      answer: '{{mn-pl-certification}} {{mn-pl-certification-copy}}',
    },
    {
      question: 'Is there help with the cost of a stand-in?',
      answer: '{{mn-pl-small-employer-grant}} The employer applies, not the employee.',
    },
  ],
  answers: [
    { need: 'Individual written notice with a signature', document: 'employee-notice-acknowledgment' },
    { need: 'The deduction explained on paper', document: 'premium-notice-and-payroll-checklist' },
    {
      need: 'A reasonable effort to agree on an intermittent schedule',
      document: 'leave-request-and-intent-form',
      part: 'part 3',
    },
    {
      need: 'Reinstatement and continued insurance put in writing',
      document: 'return-to-work-and-benefits-letters',
    },
  ],
};

const round = (amount: number) => Math.round(amount * 100) / 100;

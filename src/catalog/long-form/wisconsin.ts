import type { LongForm } from './long-form';

export const wisconsin: LongForm = {
  slug: 'wisconsin',
  updated: '2026-11-23',
  lead: 'In Wisconsin nobody has to pay for leave, and from fifty employees on nobody may refuse it. Almost every dispute comes from mixing up those two sentences, so a good policy keeps unpaid rights and paid benefits on separate pages.',
  description:
    'Wisconsin leave for employers: WFMLA and federal FMLA by company size and posting duties, with a worked example, a dated rollout plan and sources.',
  intro: [
    '{{wi-no-program}} {{wi-no-sick-leave}} {{wi-local-leave-barred}} So there is one set of rules from Kenosha to Superior.',
    'Anything that you pay is a promise of your own, and a written promise is held against the one who wrote it. That is why the time off pages of the kit begin with choices (who earns, how fast, what happens on the last day) and the statutory pages begin with counting: heads, weeks and hours.',
  ],
  rules: [
    {
      title: 'Below 25, 25 to 49, 50 and more',
      paragraphs: [
        'Company size decides nearly everything. {{wi-wfmla-employer}} {{wi-post-own-policy}} {{wi-post-state-poster}}',
        'A shop of eleven may therefore write whatever leave policy it can afford, including none. A plant of thirty has to hang up the one it has. At sixty the statute writes the minimum for you.',
      ],
    },
    {
      title: 'The Wisconsin act in numbers',
      paragraphs: [
        '{{wi-wfmla-employee-weeks}} {{wi-wfmla-employee-hours}}',
        '{{wi-wfmla-birth-weeks}} {{wi-wfmla-own-weeks}} {{wi-wfmla-family-weeks}} {{wi-wfmla-family-cap}}',
        '{{wi-wfmla-family}}',
      ],
    },
    {
      title: 'Two acts at the same time',
      paragraphs: [
        '{{wi-wfmla-and-fmla}} They count differently: the state act asks for weeks without a break and fewer hours, the federal act for more hours and a radius. Somebody can have one and not the other.',
        'Write the designation letter on the first day of absence and name both acts, so that nobody argues later about when each of them began.',
      ],
    },
    {
      title: 'Paid days during unpaid leave',
      paragraphs: [
        '{{wi-wfmla-substitution}} Whether an employer may require it, we could not verify: ask the DWD Equal Rights Division before your PTO policy says so.',
        '{{wi-wfmla-return}} {{wi-wfmla-complaint-days}}',
        '{{wi-donor-leave-weeks}}',
      ],
    },
  ],
  example: {
    title: 'A print shop in Eau Claire with 62 people and a birth in May',
    situation:
      'The press operator has worked there without a break for fourteen months and 1,040 hours in the last year, because he is part-time. His daughter is born on May 4. He wants as much time at home as the law gives.',
    needs: [
      'wi-wfmla-employee-hours',
      'us-fmla-hours',
      'wi-wfmla-birth-weeks',
      'wi-wfmla-birth-start',
      'wi-wfmla-substitution',
    ],
    rows: (figure) => [
      {
        label: 'Hours that the Wisconsin act asks for',
        value: `${figure('wi-wfmla-employee-hours').toLocaleString('en-US')}: he has them`,
      },
      {
        label: 'Hours that the federal act asks for',
        value: `${figure('us-fmla-hours').toLocaleString('en-US')}: he does not have them`,
      },
      {
        label: 'Weeks for the birth',
        value: `${figure('wi-wfmla-birth-weeks')}, unpaid unless he adds days of his own`,
      },
      { label: 'Latest first day', value: lastStart(figure('wi-wfmla-birth-start')) },
      { label: 'PTO he may add', value: 'his choice, from what the shop offers' },
    ],
    outcome:
      'A form that mentions the federal act only would have turned him down. The kit’s request form asks for both counts. {{wi-wfmla-complaint-days}}',
  },
  included: [
    {
      document: 'wi-family-medical-leave-policy',
      text: 'for employers of 50 and more, with the federal act beside it',
    },
    {
      document: 'wi-pto-policy',
      text: 'earned by paid hours, with carry-over and the last-day rule to choose',
    },
    {
      document: 'wi-voluntary-sick-time-policy',
      text: 'for employers who want to pay sick days, apart from PTO',
    },
    {
      document: 'wi-donor-leave-addendum',
      text: 'request and answer on one sheet',
    },
    {
      document: 'wi-leave-request-form',
      text: 'both hours tests in the answer, and the employee’s choice about paid days',
    },
    {
      document: 'leave-notices-and-emails',
      text: 'a wall notice and the messages of a leave, each with its moment',
    },
    {
      document: 'return-to-work-letter',
      text: 'job, pay and balances before the leave and now',
    },
    {
      document: 'manager-leave-checklist',
      text: 'what has to reach HR on the day it is said, and what may not be said',
    },
    {
      document: 'leave-and-time-off-faq',
      text: 'for the break room',
    },
  ],
  customize: [
    {
      title: 'Count your people',
      text: 'Permanent employees, month by month for a year. The number decides which pages stay in.',
    },
    {
      title: 'Delete what does not apply',
      text: 'Under 50, take the statutory part out whole instead of softening it.',
    },
    {
      title: 'Pick the measuring year',
      text: 'Write down which twelve months you count for each act, and count them so for everybody.',
    },
    {
      title: 'Write the PTO rule',
      text: 'Hours for each step of service; the limit that carries over; payout or none on leaving.',
    },
    {
      title: 'Name the posting place',
      text: 'From 25 people on, the policies hang on a wall; the notice says where.',
    },
    {
      title: 'Promise an answer',
      text: 'Fill in who answers a request, and the working days within which “Leave noted” goes out.',
    },
    { title: 'Date and version', text: 'A policy without a date cannot be shown to have been in force.' },
  ],
  timelineIntro:
    'Most Wisconsin employers start a leave policy with the year or with a quarter. Pick the day, and the plan counts back from it.',
  timeline: [
    {
      daysBefore: 42,
      title: 'Headcount and history',
      text: 'Count the last twelve months and list who was absent longer than a week, and under which rule.',
    },
    {
      daysBefore: 35,
      title: 'Draft',
      text: 'Statutory part first, PTO second, in separate documents with separate versions.',
    },
    {
      daysBefore: 21,
      title: 'Check payroll',
      text: 'Can the system show unpaid weeks, and days that the employee chose to add, on one line each?',
    },
    {
      daysBefore: 14,
      title: 'Supervisors',
      text: 'Practice one call: what to write down when somebody phones in about a parent in hospital.',
    },
    {
      daysBefore: 7,
      title: 'Post and send',
      text: 'On the board at 25 people, with the state poster at 50; by e-mail to all.',
    },
    {
      daysBefore: 0,
      title: 'Effective',
      text: 'New requests on the new form. Leaves already running finish under the old text.',
    },
    {
      daysBefore: -21,
      title: 'Look at the first requests',
      text: 'Were both acts checked, and did the answer go out in time? Fix the form rather than the people.',
    },
  ],
  audience: [
    'Wisconsin companies that are about to pass 50 employees',
    'Employers between 25 and 49 who have to post a policy and never wrote one',
    'Plants, clinics and shops with part-timers on both sides of the hours tests',
    'Minnesota companies that open a first Wisconsin site',
  ],
  questions: [
    { question: 'Is there paid family leave in Wisconsin?', answer: 'No. {{wi-no-program}} {{wi-bills}}' },
    {
      question: 'Does Milwaukee have a sick leave ordinance?',
      answer: 'No longer. {{wi-local-leave-barred}}',
    },
    { question: 'May we require certification?', answer: 'Yes. {{wi-wfmla-notice}}' },
    {
      question: 'Can we count vacation against the leave?',
      answer:
        '{{wi-wfmla-substitution}} Whether you may count it without that choice, we could not verify: ask the DWD Equal Rights Division.',
    },
    {
      question: 'Do we have to hang something up?',
      answer: '{{wi-post-own-policy}} {{wi-post-state-poster}} {{wi-donor-leave-posting}}',
    },
    {
      question: 'How long does somebody have to complain?',
      answer: '{{wi-wfmla-complaint-days}} That is short, so complaints come fast; keep the letter you sent.',
    },
  ],
  answers: [
    {
      need: 'Own leave policy to post from 25 employees',
      document: 'leave-notices-and-emails',
      part: 'number 1, the wall notice that hangs beside your policies',
    },
    {
      need: 'Both acts checked and named in the answer',
      document: 'wi-leave-request-form',
      part: 'answer for protected leave',
    },
    { need: 'Donor leave posted and handled apart', document: 'wi-donor-leave-addendum' },
    { need: 'The employee’s choice to add paid days', document: 'wi-pto-policy', part: 'section 6' },
  ],
};

function lastStart(weeks: number): string {
  const day = new Date(Date.UTC(2026, 4, 4 + weeks * 7));
  return day.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
}

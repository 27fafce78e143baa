import { dollars, type LongForm } from './long-form';

export const ohio: LongForm = {
  slug: 'ohio',
  updated: '2026-11-21',
  lead: 'Ohio does not mandate paid leave, so who is eligible, for how long and at what pay is company policy. The work is in writing a policy that a plant manager, a bookkeeper and a new hire read the same way.',
  description:
    'Paid leave in Ohio for employers: no state mandate, local rules barred, military family leave, with a worked accrual example, a dated plan and sources.',
  intro: [
    '{{oh-no-mandate}} {{oh-local-barred}}',
    'If you have read that Cleveland, Cincinnati or Columbus requires sick pay from private employers, the statute just mentioned says otherwise; ask such a page for its source. What remains above your own policy is short: federal leave for larger employers, time for juries and voting, and one leave for military families.',
  ],
  rules: [
    {
      title: 'The few state rules there are',
      paragraphs: [
        '{{oh-military-leave-weeks}} {{oh-jury-voting}}',
        'The first is easily forgotten because it is rare. A reserve unit is called, a wife asks for ten days, and the supervisor looks in a handbook that has nothing. One paragraph is enough.',
      ],
    },
    {
      title: 'Federal leave',
      paragraphs: [
        '{{us-fmla-employees}} {{us-fmla-hours}} {{us-fmla-weeks}}',
        'Two plants forty miles apart count together; two plants a hundred miles apart do not. Write down how you counted and when.',
      ],
    },
    {
      title: 'Eligibility is yours to draw',
      paragraphs: [
        'Draw it with facts that payroll already has: hire date, scheduled hours, employment class. “After the introductory period” is a fact only if the period has an end date. “Full-time” needs a number.',
        'Then test the line on three real people: the oldest part-timer, the newest full-timer and somebody on a temporary contract. If two managers disagree about one of them, the sentence is not finished.',
      ],
    },
    {
      title: 'Accrual, caps and the last check',
      paragraphs: [
        'An hourly accrual treats part-timers fairly without a second rule. A cap keeps balances from turning into a debt. Whether the balance is paid when somebody leaves is the question that ends in small claims court, so answer it in the same section and in bold.',
      ],
    },
    {
      title: 'When a manager says no',
      paragraphs: [
        'Paid time of your own making may be refused, and a refusal is easier to bear when the ground was known beforehand: too many people off on a shift, a request made later than the policy asks, a balance that is empty. List those grounds and no others. A summons, military orders or federal leave are not requests in this sense; the supervisor passes them on to the office the same day and does not decide about them.',
      ],
    },
  ],
  example: {
    title: 'A machine shop in Dayton gives one hour for forty worked',
    situation:
      'Fifty-two people, $26 an hour on average. The owner wants a bank that a full-time employee fills in a year, capped at that amount.',
    needs: ['oh-no-mandate', 'oh-military-leave-employees', 'oh-military-leave-weeks'],
    rows: (figure) => [
      { label: 'Earned by a full-time employee in 2,080 hours', value: `${2080 / 40} hours` },
      { label: 'Earned by a 24-hour part-timer in a year', value: `${(24 * 52) / 40} hours` },
      { label: 'Value of a full bank', value: dollars((2080 / 40) * 26) },
      { label: 'All banks full, the most the shop can owe', value: dollars(52 * (2080 / 40) * 26) },
      {
        label: 'Military family leave',
        value: `applies from ${figure('oh-military-leave-employees')} employees: up to ${figure('oh-military-leave-weeks')} weeks, unpaid`,
      },
    ],
    outcome:
      'With three people fewer the military paragraph would not be required; the shop keeps it either way. It caps the bank, pays it out after two years of service, and prints the balance on every stub.',
  },
  included: [
    {
      document: 'wi-pto-policy',
      text: 'hourly accrual with an example, a carry-over limit and three last-check rules to choose from',
    },
    {
      document: 'wi-attendance-punctuality-policy',
      text: 'points for shift work, and none for jury, voting or military days',
    },
    {
      document: 'wi-leave-request-form',
      text: 'boxes for a summons and for military service beside the usual ones',
    },
    {
      document: 'wi-family-medical-leave-policy',
      text: 'the federal column for employers above the threshold; the other one goes',
    },
    {
      document: 'return-to-work-letter',
      text: 'what somebody comes back to, in a table',
    },
    {
      document: 'manager-leave-checklist',
      text: 'a summons or a call-up reaches the office on the same day',
    },
  ],
  customize: [
    { title: 'Class your people', text: 'Full-time, part-time, temporary, each with weekly hours.' },
    {
      title: 'Set the rate',
      text: 'One hour for how many on the clock? Add the day from which people may take it.',
    },
    { title: 'Set the cap', text: 'In hours. At the cap nothing is lost; earning pauses.' },
    {
      title: 'Answer the last-check question',
      text: 'Always, never, or after so many years, and not after theft if you want that exception.',
    },
    { title: 'Insert the military paragraph', text: 'Required from fifty people on; decent below.' },
    {
      title: 'Clear out other states',
      text: 'Marked paragraphs on Minnesota and Wisconsin go, and their cross-references with them.',
    },
    { title: 'Sign and number', text: 'Version 1.0, effective date, signature of the owner.' },
  ],
  timelineIntro: 'Begin with the month after your busiest one; the plan leaves five weeks.',
  timeline: [
    {
      daysBefore: 35,
      title: 'Draw the line',
      text: 'Classes, rate, cap and last check, tested on three real people.',
    },
    {
      daysBefore: 29,
      title: 'Ask payroll',
      text: 'Can the program accrue by the hour and stop at a cap? If not, pick what it can do.',
    },
    { daysBefore: 22, title: 'Text', text: 'Fill in, delete what is marked, read it backwards for numbers.' },
    {
      daysBefore: 15,
      title: 'Counsel or a peer',
      text: 'One hour of a lawyer for the last-check clause is well spent.',
    },
    { daysBefore: 8, title: 'Shift leads', text: 'Each shift hears it from its own lead, on the clock.' },
    { daysBefore: 5, title: 'Sign', text: 'One line per person; absentees by letter.' },
    { daysBefore: 0, title: 'In effect', text: 'Opening balances shown on the first stub.' },
    {
      daysBefore: -28,
      title: 'Correct early',
      text: 'Anything misread by two people gets a clearer sentence and version 1.1.',
    },
  ],
  audience: [
    'Manufacturers and trades around the fifty-employee mark',
    'Employers with two sites who never measured the distance',
    'Offices that inherited a handbook in which every leave is “by arrangement”',
    'Companies with reservists on the payroll',
  ],
  questions: [
    {
      question: 'Is any paid leave required in Ohio?',
      answer: 'Not by the state. {{oh-no-mandate}} Eligibility is company policy.',
    },
    { question: 'Can a city require it?', answer: 'No. {{oh-local-barred}}' },
    { question: 'What do we owe a military family?', answer: '{{oh-military-leave-weeks}}' },
    {
      question: 'Jury duty and elections?',
      answer: '{{oh-jury-voting}} Put both in the handbook with the name of the person to tell.',
    },
    {
      question: 'May part-timers earn less?',
      answer:
        'By an hourly accrual they do, in proportion. A different rate for them is your choice; give a reason that is about hours.',
    },
    {
      question: 'Which of your packs do we take?',
      answer:
        'The Core HR Pack for policies and forms. It contains no Ohio law because there is little to contain; the paragraphs of Minnesota and Wisconsin come out.',
    },
  ],
  answers: [
    { need: 'Eligibility that payroll can compute', document: 'wi-pto-policy', part: 'sections 2 and 3' },
    { need: 'A place for military orders and summons', document: 'wi-leave-request-form', part: 'part 2' },
    { need: 'The last check settled beforehand', document: 'wi-pto-policy', part: 'section 9' },
    { need: 'Three shifts, one message', document: 'manager-leave-checklist', part: 'section 1' },
  ],
};

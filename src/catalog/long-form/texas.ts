import { dollars, type LongForm } from './long-form';

const hourly = 22;
const staff = 18;

export const texas: LongForm = {
  slug: 'texas',
  updated: '2026-11-21',
  lead: 'Texas leaves it to the owner. There is no program to join, no fund to pay into and no city rule to look up, which makes the written policy the whole law inside your company. Say little, say it exactly, and keep it.',
  description:
    'Paid leave in Texas for employers: no state mandate, preemption and private insurance, with a worked cost example, a dated rollout plan and sources.',
  intro: [
    '{{tx-no-mandate}} {{tx-local-preempted}}',
    'That freedom has a price: everything is negotiable until it is written, and disputed afterward. Two foremen on one site in Lubbock will grant different things for the same sick child. A two-page policy ends that; a forty-page one, borrowed from another state, starts new quarrels by promising benefits nobody budgeted for.',
  ],
  rules: [
    {
      title: 'What still binds you',
      paragraphs: [
        '{{us-fmla-employees}} {{us-fmla-hours}} {{us-fmla-weeks}} Above that size, an unpaid right exists whatever your policy says, and the policy should hand out the forms for it.',
        'Below that size the answer to most requests is yours. Treat like cases alike; a rule that bends for favorites is worse than none.',
      ],
    },
    {
      title: 'City ordinances that do not operate',
      paragraphs: [
        'Posters about sick leave ordinances still hang in some offices in Austin, Dallas and San Antonio, and search engines still find the old pages. The state statute of 2023 took the ground away from them. Take the posters down and date the removal in your file.',
      ],
    },
    {
      title: 'Insurance as an option',
      paragraphs: [
        '{{tx-private-insurance}} It suits an employer who wants to pay new parents something and cannot carry eight weeks of wages alone. Ask for the definition of family member first; everything else in the quote hangs on it.',
        '{{us-voluntary-insurance}}',
      ],
    },
    {
      title: 'Choices your policy has to make',
      paragraphs: [
        'Who earns paid time, from which day, and how fast. Whether a balance carries over. Whether it is paid on the last day, in which cases, and by when. Whether a manager may say no, and on what ground. Each of these five is one sentence, and a missing one is filled by whoever remembers it to their own advantage.',
      ],
    },
  ],
  example: {
    title: 'What forty hours a year cost a contractor with 18 people',
    situation: `A roofing company in Waco pays ${dollars(hourly)} an hour on average. Its owner thinks about one bank of 40 hours per year for any reason, earned from the first day, without carry-over.`,
    needs: ['tx-no-mandate'],
    rows: () => [
      { label: 'Hours that the law requires', value: '0' },
      { label: 'Most the bank can cost in a year', value: dollars(40 * hourly * staff) },
      {
        label: 'The same as a share of the hours of a full-time year (2,080)',
        value: `${((40 / 2080) * 100).toFixed(1)} percent`,
      },
      { label: 'If three quarters of it are used', value: dollars(0.75 * 40 * hourly * staff) },
      { label: 'Accrual that reaches 40 hours in a full year', value: 'an hour for each 52 worked' },
    ],
    outcome:
      'He chooses the bank, keeps it out of the final paycheck, and says so in the same paragraph. On the first page stands the sentence that the policy is a benefit of the company and may be changed with notice.',
  },
  included: [
    {
      document: 'wi-pto-policy',
      text: 'one bank for any reason, with earning, carry-over and the last day as choices of yours',
    },
    {
      document: 'wi-voluntary-sick-time-policy',
      text: 'the second bank, if you keep illness apart',
    },
    {
      document: 'wi-attendance-punctuality-policy',
      text: 'calling in and points for crews on shifts, and which sections to strike if you want no points',
    },
    {
      document: 'wi-leave-request-form',
      text: 'three short parts are enough for a single day, in a truck as well as at a desk',
    },
    {
      document: 'manager-leave-checklist',
      text: 'a sheet for each leave that a foreman can follow without a handbook',
    },
    {
      document: 'wi-separation-checklist',
      text: 'tools, keys and the last pay, with your rule on unused days in it',
    },
  ],
  customize: [
    {
      title: 'Strike the state paragraphs',
      text: 'Minnesota’s and Wisconsin’s rules come out; no Texas rule goes in their place.',
    },
    {
      title: 'Choose one bank or two',
      text: 'Sick and vacation together is simpler; apart is easier to refuse.',
    },
    { title: 'Write the earning rule', text: 'Hours worked per hour earned, the cap, the first day of use.' },
    {
      title: 'Write the last-day rule',
      text: 'Paid or not, and in which cases. This line is read more often than any other.',
    },
    { title: 'Say who decides', text: 'One role, one stand-in, answer within two working days.' },
    {
      title: 'Mark the federal threshold',
      text: 'Count employees within the radius in January; above it, keep the federal column of the leave policy.',
    },
    { title: 'Reserve the right to change', text: 'With a notice period you can live with yourself.' },
  ],
  timelineIntro:
    'With no statutory date to meet, the best first day is the start of a pay period outside your season.',
  timeline: [
    { daysBefore: 30, title: 'Decide the five choices', text: 'On one sheet of paper, signed by the owner.' },
    {
      daysBefore: 25,
      title: 'Price it',
      text: 'Last year’s absences times the rate. If the number surprises you, go back a step.',
    },
    { daysBefore: 20, title: 'Write', text: 'Two pages. Read them aloud to somebody who works outside.' },
    {
      daysBefore: 12,
      title: 'Foremen first',
      text: 'They will be asked before you are. Give them the checklist and three cases.',
    },
    {
      daysBefore: 7,
      title: 'Everybody',
      text: 'At the tailgate meeting, in English and Spanish if that is how your crews talk.',
    },
    {
      daysBefore: 0,
      title: 'Begins',
      text: 'Balances start at zero or at the promised amount. Print them on the stub.',
    },
    {
      daysBefore: -60,
      title: 'Compare',
      text: 'Real cost against the estimate; adjust from the next year on, not in the middle.',
    },
  ],
  audience: [
    'Owners who have been saying yes or no from memory',
    'Contractors and shops with crews under several foremen',
    'Companies from states with mandates that open in Texas and want less paper',
    'Offices that grow toward fifty people',
  ],
  questions: [
    { question: 'Do we have to give paid leave in Texas?', answer: 'No. {{tx-no-mandate}}' },
    { question: 'Does the Austin or Dallas sick leave ordinance apply?', answer: '{{tx-local-preempted}}' },
    { question: 'Can we insure parental leave?', answer: '{{tx-private-insurance}}' },
    {
      question: 'When does federal leave begin to apply?',
      answer: '{{us-fmla-employees}} The employee needs some history too: {{us-fmla-hours}}',
    },
    {
      question: 'Must unused days be paid out?',
      answer:
        'Decide it and write it down. We have no verified source for the details, so ask the Texas Workforce Commission or counsel how it treats a written promise.',
    },
    {
      question: 'Is a template from another state of use?',
      answer:
        'Its structure is. Ours come from Minnesota and Wisconsin, with the paragraphs on their law marked, so you can see what to take out.',
    },
  ],
  answers: [
    { need: 'The five choices in one place', document: 'wi-pto-policy', part: 'with its drafting notes' },
    { need: 'One answer from all foremen', document: 'manager-leave-checklist', part: 'section 2' },
    {
      need: 'Unpaid federal leave above the threshold',
      document: 'wi-family-medical-leave-policy',
      part: 'the federal column of section 2',
    },
    {
      need: 'Signatures from people without e-mail',
      document: 'wi-pto-policy',
      part: 'acknowledgment on a page of its own',
    },
  ],
};

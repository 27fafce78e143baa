import { dollars, type LongForm } from './long-form';

const wage = 1500;

export const california: LongForm = {
  slug: 'california',
  updated: '2026-11-21',
  lead: 'California pays people on leave and protects their jobs under different laws, from different offices, with different tests. Employers who treat the check from the state as permission to be away get both halves wrong.',
  description:
    'California paid family leave for employers: PFL, SDI and sick leave in 2026, with a worked example, a rollout plan that announces early, and sources.',
  intro: [
    '{{ca-pfl-start}} An employee applies to the Employment Development Department and is paid by it. {{ca-pfl-no-job-protection}}',
    'Your document has three jobs here. It says which absence is which; it keeps payroll from promising what only the state can decide; and it holds the sick leave rules that you yourself must run. The last of these is the part that an inspector reads.',
  ],
  rules: [
    {
      title: 'Family leave pay and disability pay',
      paragraphs: [
        '{{ca-pfl-weeks}} {{ca-pfl-reasons}} {{ca-sdi-weeks}}',
        '{{ca-sdi-waiting-days}} A new mother commonly moves from one to the other, and the policy should show the order so that nobody plans a gap.',
        '{{ca-pfl-replacement}} {{ca-pfl-maximum-2026}}',
      ],
    },
    {
      title: 'One deduction, no ceiling',
      paragraphs: [
        '{{ca-sdi-rate-2026}} There is no employer half to budget for, and no point in the year at which the line disappears from the pay stub. People who moved from another state ask about that in their first June.',
      ],
    },
    {
      title: 'Sick leave, which is yours to run',
      paragraphs: [
        '{{ca-sick-accrual}} {{ca-sick-hours}} {{ca-sick-balance}}',
        '{{ca-sick-uses-2026}} A list of reasons copied from an older handbook is therefore too short, and a manager who reads from it says no where the answer is yes.',
      ],
    },
    {
      title: 'What is coming',
      paragraphs: [
        '{{ca-pfl-designated-person}} Write “family member as the law defines it” instead of a list, and that change will need no new version.',
        '{{ca-minimum-wage-2026}} Sick hours are paid in money, so whatever you print about pay has to follow the wage.',
      ],
    },
  ],
  example: {
    title: 'A dental office in Fresno pays $1,500 a week and a parent falls ill',
    situation:
      'The hygienist needs five weeks to look after her father after a stroke. She has nine hours of sick leave left and works in a team of eight.',
    needs: ['ca-sdi-rate-2026', 'ca-pfl-weeks', 'ca-sick-accrual'],
    rows: (figure) => [
      {
        label: 'Withheld for the insurance in each working week',
        value: dollars((wage * figure('ca-sdi-rate-2026')) / 100),
      },
      { label: 'The same over 52 weeks', value: dollars((52 * wage * figure('ca-sdi-rate-2026')) / 100) },
      { label: 'Weeks she may claim, at most', value: `${figure('ca-pfl-weeks')}; she needs five` },
      { label: 'Hours she worked to earn those nine hours', value: `${9 * figure('ca-sick-accrual')}` },
      { label: 'Who decides on the weekly amount', value: 'the state' },
    ],
    outcome:
      'The office answers three questions itself: whether another law holds her job, what becomes of the hours that are left, and who calls patients. The check is not one of them.',
  },
  included: [
    {
      document: 'wi-family-medical-leave-policy',
      text: 'reasons, request, pay, insurance and return under headings of their own, ready for California’s paragraphs',
    },
    {
      document: 'mn-esst-policy',
      text: 'sick leave by the hour, with carry-over, call-in and proof, a pattern for the part that you run',
    },
    {
      document: 'wi-leave-request-form',
      text: 'asks for dates, and says in its first lines that no diagnosis belongs in it',
    },
    {
      document: 'leave-notices-and-emails',
      text: 'texts to send when a request came in, a leave was noted, or two weeks are left',
    },
    {
      document: 'manager-leave-checklist',
      text: 'what a front-desk supervisor says to whoever calls first, and passes on',
    },
    {
      document: 'return-to-work-letter',
      text: 'the first day back, line by line against the day before the leave',
    },
  ],
  customize: [
    {
      title: 'Swap the program',
      text: 'Take out the Wisconsin and Minnesota paragraphs and put in the family leave, disability and sick leave rules from this page.',
    },
    {
      title: 'Separate pay from protection',
      text: 'One heading for money from the state, one for the right to come back; never one sentence for both.',
    },
    {
      title: 'Write the sick leave method',
      text: 'Accrual or the whole amount at once, the yearly cap on use, and the balance cap.',
    },
    {
      title: 'Bring the reasons up to date',
      text: 'Juries, witnesses and crime victims belong on the list of 2026.',
    },
    {
      title: 'Say who tells the state',
      text: 'Employees claim for themselves. Name the person who answers when the state asks the employer something.',
    },
    {
      title: 'Check your city',
      text: 'Ask your city hall whether it has a rule of its own before you print an amount.',
    },
    {
      title: 'Send it to counsel',
      text: 'With job protection in particular. This page does not cover it beyond what it says above.',
    },
  ],
  timelineIntro:
    'California announces early: 45 days leave room for questions about claims that only the state can answer.',
  timeline: [
    {
      daysBefore: 60,
      title: 'Collect',
      text: 'Old handbook pages, pay stub samples, the state’s notices, and any local ordinance.',
    },
    {
      daysBefore: 50,
      title: 'Draft and review',
      text: 'Replace the marked paragraphs; counsel reads pay and protection separately.',
    },
    {
      daysBefore: 45,
      title: 'Announce',
      text: 'Tell everybody what changes, on what day, and that claims go to the state and never through a manager.',
    },
    {
      daysBefore: 30,
      title: 'Question hour',
      text: 'Half an hour per shift. Write down what you could not answer and answer it by e-mail.',
    },
    {
      daysBefore: 14,
      title: 'Payroll rehearsal',
      text: 'One test stub with the insurance line and the sick leave balance on it.',
    },
    {
      daysBefore: 0,
      title: 'Start',
      text: 'Policy in force, form in the shared folder, old pages withdrawn.',
    },
    {
      daysBefore: -45,
      title: 'Review',
      text: 'Compare balances on three stubs by hand, and look at the reasons that were given.',
    },
  ],
  audience: [
    'Offices and shops with a first California employee, often a remote one',
    'California employers whose handbook predates the new reasons for sick leave',
    'Managers who have been telling people that the state’s check protects the job',
    'Payroll clerks who need words for the line on the stub',
  ],
  questions: [
    {
      question: 'Does paid family leave keep the job open?',
      answer:
        'Not by itself. {{ca-pfl-no-job-protection}} Other laws may, by size and service; ask counsel which.',
    },
    { question: 'Who pays for it?', answer: 'Employees do. {{ca-sdi-rate-2026}}' },
    {
      question: 'Is there a waiting week?',
      answer: '{{ca-sdi-waiting-days}} That is why the reason has to be right on the claim.',
    },
    { question: 'How many sick days must we allow?', answer: '{{ca-sick-hours}} {{ca-sick-accrual}}' },
    {
      question: 'Can somebody care for a friend?',
      answer: 'Not yet on the state’s money. {{ca-pfl-designated-person}}',
    },
    {
      question: 'Is your pack a California policy?',
      answer:
        'No. It is written for Minnesota and Wisconsin. In California it saves you the structure and the forms, and you replace the paragraphs on state law.',
    },
  ],
  answers: [
    { need: 'A request without medical detail', document: 'wi-leave-request-form' },
    { need: 'The same answer from each supervisor', document: 'manager-leave-checklist', part: 'section 2' },
    {
      need: 'Proof that people received the policy',
      document: 'wi-family-medical-leave-policy',
      part: 'acknowledgment at its end',
    },
    {
      need: 'Sick leave rules in one place',
      document: 'mn-esst-policy',
      part: 'with California’s rules in place of Minnesota’s',
    },
  ],
};

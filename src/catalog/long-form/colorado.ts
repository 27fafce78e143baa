import { dollars, type LongForm } from './long-form';

const weekly = 1000;

export const colorado: LongForm = {
  slug: 'colorado',
  updated: '2026-11-21',
  lead: 'Colorado’s family and medical leave program and its sick leave act sit side by side in every company, one paid by premiums, one by you. Since 2026 the program also knows a leave for babies in intensive care. A policy has to coordinate all of it without saying anything twice.',
  description:
    'Colorado FAMLI for employers: premiums, benefits, neonatal leave from 2026 and sick leave, with a worked example, a dated rollout plan and sources.',
  intro: [
    '{{co-famli-start}} {{co-famli-weeks}} {{co-famli-complications-weeks}} {{co-famli-neonatal-weeks}}',
    'Your policy coordinates with the state family and medical leave program; it does not run it. People apply to the state, and the state pays. What falls to you is telling each person about it one by one, sending in the premium, keeping the job, and knowing which hours are sick leave instead.',
  ],
  rules: [
    {
      title: 'Premiums by size',
      paragraphs: [
        '{{co-famli-premium-2026}} {{co-famli-employee-half}}',
        '{{co-famli-small-employer}} The tenth person therefore costs a little more than a wage; put the count on the agenda of the month in which you hire.',
        '{{co-famli-rate-set}} We have not read the figure that was set, so none is printed here.',
      ],
    },
    {
      title: 'Reasons and lengths',
      paragraphs: [
        '{{co-famli-reasons}} {{co-famli-bonding-total}}',
        'That total is for one family in one hard year. The request form should have a box for it, so that a parent in a hospital corridor does not need to know the statute.',
      ],
    },
    {
      title: 'Pay and the job',
      paragraphs: [
        '{{co-famli-replacement}} {{co-famli-maximum}}',
        '{{co-famli-earnings}} {{co-famli-job-days}} In the first half-year somebody can thus be paid by the state while their job is held only by your own promise. Decide whether you make one.',
        '{{co-famli-pto}}',
      ],
    },
    {
      title: 'Notices, private plans and sick leave',
      paragraphs: [
        '{{co-famli-notice}} A poster alone no longer does it.',
        '{{co-famli-private-plans}}',
        '{{co-hfwa-hours}}',
      ],
    },
  ],
  example: {
    title: 'A ski rental in Summit County with nine people hires the tenth',
    situation:
      'Everybody earns $1,000 a week. Until now the company sent in only what it withheld. In November a tenth technician starts.',
    needs: ['co-famli-premium-2026', 'co-famli-employee-half', 'co-famli-small-employer'],
    rows: (figure) => {
      const premium = (weekly * figure('co-famli-premium-2026')) / 100;
      const employee = (premium * figure('co-famli-employee-half')) / 100;
      return [
        { label: 'Premium on a week’s wage', value: dollars(premium) },
        { label: 'Of it withheld from the technician, at most', value: dollars(employee) },
        { label: 'Sent in for nine people, before', value: dollars(9 * employee) },
        { label: 'Sent in for ten people, once the size changes', value: dollars(10 * premium) },
        { label: 'New weekly cost for the company', value: dollars(10 * (premium - employee)) },
      ];
    },
    outcome:
      'The amount is small; the surprise is not. Ask the division when a changed headcount takes effect for you, and note the date where payroll will see it.',
  },
  included: [
    {
      document: 'wi-family-medical-leave-policy',
      text: 'a state act and the federal one in two columns, a build into which FAMLI fits',
    },
    {
      document: 'mn-esst-policy',
      text: 'sick leave that stands apart, with accrual, balance and pay statement to rewrite',
    },
    {
      document: 'wi-leave-request-form',
      text: 'one block or single hours by weekday, and paid time only by choice',
    },
    {
      document: 'leave-notices-and-emails',
      text: 'messages that go to one person at a time and can carry the division’s notice',
    },
    {
      document: 'leave-and-time-off-faq',
      text: 'the questions of employees, with answers to adapt',
    },
    {
      document: 'return-to-work-letter',
      text: 'balances, open insurance shares and limits at work on the day of the return',
    },
    {
      document: 'manager-leave-checklist',
      text: 'cover, contact and the sentences a lead leaves unsaid',
    },
  ],
  customize: [
    {
      title: 'Exchange the program',
      text: 'Wisconsin’s act and the handbook’s paragraph on Minnesota’s insurance become Colorado’s program; the order of the sections stays.',
    },
    { title: 'Enter your headcount', text: 'It decides which premium sentence remains.' },
    {
      title: 'Add neonatal care',
      text: 'As a reason of its own, with the total for bonding and hospital together.',
    },
    {
      title: 'Make the early-job promise, or not',
      text: 'One line on people with less than half a year of service.',
    },
    { title: 'Write the top-up rule', text: 'Voluntary on both sides, capped at normal pay.' },
    { title: 'Split off sick leave', text: 'Its accrual and its yearly amount go under their own heading.' },
    { title: 'Log individual delivery', text: 'Who got the program notice, how, on which day.' },
  ],
  timelineIntro:
    'Start on the first payday of a month, so that the deduction and the text about it change together.',
  timeline: [
    {
      daysBefore: 40,
      title: 'Premium check',
      text: 'Compare what you sent in last with what payroll withheld. A wrong share is easiest to mend before an announcement.',
    },
    {
      daysBefore: 33,
      title: 'Rewrite',
      text: 'Program, job, top-up, sick leave: four headings and no more.',
    },
    {
      daysBefore: 26,
      title: 'Private plan?',
      text: 'If you have one, its approval letter and terms replace the program section.',
    },
    {
      daysBefore: 18,
      title: 'Leads and shift managers',
      text: 'Go through three cases: a birth with complications, a sick spouse, a migraine day.',
    },
    {
      daysBefore: 9,
      title: 'Deliver the notice to each person',
      text: 'On paper or to their own e-mail; record it.',
    },
    { daysBefore: 0, title: 'Policy starts', text: 'Old PTO-first language is gone from every form.' },
    {
      daysBefore: -31,
      title: 'Close the log',
      text: 'Nobody without a delivery date. New hires get theirs with the tax forms.',
    },
  ],
  audience: [
    'Colorado employers near ten employees',
    'Companies whose policy still ends at twelve weeks',
    'Mountain businesses with year-round and winter staff',
    'HR generalists who have to explain two leaves on one page',
  ],
  questions: [
    {
      question: 'Does every Colorado employer pay premiums?',
      answer: 'Every one sends them in; not every one adds its own. {{co-famli-small-employer}}',
    },
    {
      question: 'How long can a parent of a premature baby be away?',
      answer: '{{co-famli-neonatal-weeks}} {{co-famli-bonding-total}}',
    },
    { question: 'May we ask people to use PTO first?', answer: '{{co-famli-pto}}' },
    { question: 'Is the job protected from the first day?', answer: 'No. {{co-famli-job-days}}' },
    { question: 'Is sick leave part of the program?', answer: 'No. {{co-hfwa-hours}}' },
    {
      question: 'How do we tell our people?',
      answer: '{{co-famli-notice}} Keep the record with the acknowledgments.',
    },
  ],
  answers: [
    {
      need: 'Individual delivery of the program notice',
      document: 'mn-onboarding-checklist',
      part: 'section 3, with the division’s notice in the list',
    },
    { need: 'A voluntary top-up', document: 'wi-leave-request-form', part: 'part 4' },
    { need: 'Leave taken in pieces', document: 'wi-leave-request-form', part: 'part 3' },
    { need: 'Sick leave kept apart', document: 'mn-esst-policy', part: 'as the pattern' },
  ],
};

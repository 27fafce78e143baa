import type { LongForm } from './long-form';

export const illinois: LongForm = {
  slug: 'illinois',
  updated: '2026-11-21',
  lead: 'Illinois asks for something unusual: paid hours that an employee may use without saying why. People still call it sick leave, and a policy that asks for a doctor’s note treats it as such and breaks the rule on its first page.',
  description:
    'Illinois paid leave for employers: PLAWA accrual, front-loading, carry-over, Chicago and Cook County, with a worked example, a dated plan and sources.',
  intro: [
    '{{il-plawa-start}} {{il-plawa-hours}}',
    'A policy in Illinois coordinates with the state’s sick leave rules, as most owners still call them, in three ways. It says how hours are earned; it puts in writing what holds only in writing; and it knows where another text takes over, at the border of Chicago and Cook County.',
  ],
  rules: [
    {
      title: 'Earning and using',
      paragraphs: [
        '{{il-plawa-accrual}} {{il-plawa-use-day}} {{il-plawa-increment}}',
        'Accrual runs from the first shift even though use waits. A balance that stays at zero until the waiting time is over contradicts that, and it is the error we would look for first.',
      ],
    },
    {
      title: 'Grant or accrue',
      paragraphs: [
        '{{il-plawa-frontload}}',
        'Granting everything on day one of the year costs nothing extra for people who stay and spares you the carry-over book. Accruing costs less when many leave early. Restaurants tend to accrue; offices tend to grant.',
        '{{il-plawa-year}}',
      ],
    },
    {
      title: 'Notice, posting, payout',
      paragraphs: [
        '{{il-plawa-notice-days}} {{il-plawa-poster}}',
        '{{il-plawa-payout}} So keep this bank apart from vacation on the stub, or the exception swallows the rule.',
      ],
    },
    {
      title: 'The city and the county',
      paragraphs: [
        '{{il-chicago-cook}} An employer in Schaumburg with a crew that works downtown twice a week has to look at both. We do not print the local amounts; the city and the county do.',
        '{{il-neonatal}}',
      ],
    },
  ],
  example: {
    title: 'A part-time florist in Peoria works 30 hours a week from March 2, 2026',
    situation:
      'Her employer accrues instead of granting, works on a calendar year and has a written policy with a week’s notice.',
    needs: ['il-plawa-accrual', 'il-plawa-hours', 'il-plawa-use-day'],
    rows: (figure) => {
      const perWeek = 30 / figure('il-plawa-accrual');
      const firstUse = new Date(Date.UTC(2026, 2, 2 + figure('il-plawa-use-day')));
      const weeks = figure('il-plawa-hours') / perWeek;
      return [
        { label: 'Earned in a week', value: `${perWeek} hours` },
        { label: 'First day on which she may use it', value: longDate(firstUse) },
        {
          label: 'In the bank by then',
          value: `${Math.floor((figure('il-plawa-use-day') / 7) * perWeek)} whole hours`,
        },
        {
          label: 'Weeks of work until the yearly limit',
          value: `${Math.ceil(weeks)}, so not in a single year`,
        },
        { label: 'Reason she has to give', value: 'none' },
      ];
    },
    outcome:
      'In August she takes two afternoons. The manager may ask for the week’s notice, since the policy says so in writing, and may ask nothing else. What is left on December 31 moves on.',
  },
  included: [
    {
      document: 'wi-pto-policy',
      text: 'the accruing method, for time off without giving a reason',
    },
    {
      document: 'wi-voluntary-sick-time-policy',
      text: 'the granting method, without carry-over, to free from its reasons',
    },
    {
      document: 'wi-leave-request-form',
      text: 'cut it to dates and signature, and no field for a reason remains',
    },
    {
      document: 'leave-notices-and-emails',
      text: 'a reminder of the balance, and a no that offers other days',
    },
    {
      document: 'manager-leave-checklist',
      text: 'a first talk about dates and work, and about nothing else',
    },
    {
      document: 'wi-handbook-supplement',
      text: 'ten topics on which a place differs, the pattern for several locations',
    },
  ],
  customize: [
    {
      title: 'Choose the method',
      text: 'Grant or accrue. One of the two policies stays, and the notice period with it.',
    },
    {
      title: 'Fix the twelve months',
      text: 'Calendar, fiscal or anniversary, written before the first day of it.',
    },
    {
      title: 'Remove every reason',
      text: 'Search the handbook for “sick note” and “proof”. They may stay for other leaves, not for this one.',
    },
    {
      title: 'Name the bank',
      text: '“Paid leave (any reason)” on form and stub; vacation keeps its own line.',
    },
    { title: 'Limit the notice', text: 'Foreseeable use only, and no more days than the law lets you ask.' },
    {
      title: 'List your locations',
      text: 'For each: state act, county or city. People who travel get the line of the place where they work.',
    },
    {
      title: 'Drop the foreign paragraphs',
      text: 'Minnesota’s reasons for sick and safe time are marked, and none of them fits here.',
    },
  ],
  timelineIntro:
    'Pick the first day of your twelve-month period. What has to be in writing must be there before it.',
  timeline: [
    {
      daysBefore: 48,
      title: 'Inventory',
      text: 'Every leave you give now, its balance, and whether it is conditional.',
    },
    {
      daysBefore: 38,
      title: 'Method and year',
      text: 'Decide both in one meeting, with payroll in the room.',
    },
    {
      daysBefore: 30,
      title: 'Locations',
      text: 'Map people to state, county and city. Fetch the local text where it applies.',
    },
    { daysBefore: 20, title: 'Forms', text: 'New request form out, old one with a reason field withdrawn.' },
    {
      daysBefore: 13,
      title: 'Practice silence',
      text: 'Managers rehearse one sentence: “Thank you, I have noted it.”',
    },
    {
      daysBefore: 6,
      title: 'Post and send',
      text: 'The department’s notice on the wall, your policy to each person.',
    },
    {
      daysBefore: 0,
      title: 'New period',
      text: 'Balances granted or carried over, visible on the first stub.',
    },
    {
      daysBefore: -90,
      title: 'Use begins for new people',
      text: 'Check that the first ones who ask are let go without questions.',
    },
  ],
  audience: [
    'Downstate employers whose PTO plan asks for reasons',
    'Restaurants and shops with part-timers who never had a paid hour before',
    'Suburban companies with crews in Chicago',
    'Owners who granted five sick days and think that settles it',
  ],
  questions: [
    {
      question: 'Is it sick leave?',
      answer: 'It can be used for illness, and for anything else. {{il-plawa-hours}}',
    },
    { question: 'Can we ask for notice?', answer: 'In one case. {{il-plawa-notice-days}}' },
    { question: 'Do unused hours carry over?', answer: '{{il-plawa-frontload}}' },
    { question: 'Must we pay the balance when someone leaves?', answer: '{{il-plawa-payout}}' },
    {
      question: 'We are in Chicago. Does this page help?',
      answer: 'With the frame only. {{il-chicago-cook}}',
    },
    {
      question: 'Does Illinois pay for family leave?',
      answer: 'There is no insurance for it. {{il-neonatal}}',
    },
  ],
  answers: [
    { need: 'A request without a reason', document: 'wi-leave-request-form', part: 'parts 1 and 6' },
    {
      need: 'The period fixed in writing',
      document: 'wi-pto-policy',
      part: 'section 8 and the table at its head',
    },
    {
      need: 'Balances kept apart from vacation',
      document: 'wi-voluntary-sick-time-policy',
      part: 'section 1',
    },
    { need: 'Managers who do not ask', document: 'manager-leave-checklist', part: 'section 2' },
  ],
};

const longDate = (day: Date) =>
  day.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

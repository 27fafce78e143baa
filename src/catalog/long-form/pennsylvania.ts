import type { LongForm } from './long-form';

export const pennsylvania: LongForm = {
  slug: 'pennsylvania',
  updated: '2026-11-21',
  lead: 'Pennsylvania itself does not mandate paid leave, so eligibility is company policy, except where it is a city’s or a county’s. Three local laws reach employers far outside their borders, as soon as somebody works inside them.',
  description:
    'Paid leave in Pennsylvania for employers: no state mandate, three local sick leave laws and HB 200, with a worked example, a dated plan and sources.',
  intro: [
    '{{pa-no-mandate}} {{pa-local-sick-leave}}',
    'That makes the first question geographic. A cleaning company in Bucks County may have no duty at its own address and one for every crew that crosses the city line. A policy for Pennsylvania therefore starts with a table of work places, and only then with hours and days.',
  ],
  rules: [
    {
      title: 'Philadelphia',
      paragraphs: [
        '{{pa-philadelphia-hours}} The number is per year and per person, which a delivery route reaches in a few weeks.',
        '{{pa-philadelphia-power-act}} Old records are worth more since then; keep route sheets and schedules with payroll.',
      ],
    },
    {
      title: 'Pittsburgh and Allegheny County',
      paragraphs: [
        '{{pa-pittsburgh-2026}} We print only what applied before; the city publishes the present amounts.',
        '{{pa-local-since}} Inside Pittsburgh ask the city, and ask the county whether its ordinance adds anything there.',
      ],
    },
    {
      title: 'What the capital may do',
      paragraphs: [
        '{{pa-hb-200}} A policy that defines family leave as a benefit of the company can be replaced by a statutory one without tearing up the handbook. Leave the room, and do not announce a law that does not exist.',
      ],
    },
    {
      title: 'Federal leave, and hair',
      paragraphs: [
        '{{us-fmla-employees}} {{us-fmla-weeks}}',
        '{{pa-crown-act}} It is not about leave, but dress codes and attendance rules sit on the same pages; read them again while you are there.',
      ],
    },
    {
      title: 'Remote people',
      paragraphs: [
        'A bookkeeper who works from a rowhouse in South Philadelphia is inside the city for every hour on the clock, whatever the address on her pay stub says. Ask people once a year where they sit, in writing, and let the answer choose the row of the table.',
      ],
    },
  ],
  example: {
    title: 'One team, three places: who is covered where',
    situation:
      'An elevator service has its office in Lancaster (12 people), a depot in McKeesport in Allegheny County (14), and five technicians who spend about six hours a week in Philadelphia.',
    needs: ['pa-local-sick-leave', 'pa-philadelphia-hours', 'us-fmla-employees'],
    rows: (figure) => [
      { label: 'Lancaster office', value: 'no state or local duty that we know of; company policy' },
      {
        label: 'McKeesport depot',
        value: `county law counts from ${figure('pa-local-sick-leave')} employees; ask the county whether all 31 count or the 14`,
      },
      { label: 'A technician’s hours in Philadelphia in a year', value: `${6 * 50} in fifty weeks` },
      {
        label: 'Hours from which the city’s law covers a person',
        value: `${figure('pa-philadelphia-hours')}: passed in the seventh week`,
      },
      { label: 'Federal leave', value: `not at 31; it asks for ${figure('us-fmla-employees')}` },
    ],
    outcome:
      'Instead of three policies the company writes one, at the level of the strictest place it works in, and lists the local contacts in an appendix. The Lancaster people gain some days; nobody has to keep three books.',
  },
  included: [
    {
      document: 'mn-esst-policy',
      text: 'built like a local law, with accrual, uses, notice, proof and pay statement',
    },
    {
      document: 'wi-pto-policy',
      text: 'for people outside the three places',
    },
    {
      document: 'wi-handbook-supplement',
      text: 'the pattern for a page per work place, to lay beside one handbook',
    },
    {
      document: 'mn-remote-work-policy',
      text: 'an agreement that names the address and the city whose rules count',
    },
    {
      document: 'wi-attendance-punctuality-policy',
      text: 'whom a crew on the road calls, when, and what to say',
    },
    {
      document: 'wi-leave-request-form',
      text: 'dates, kind of time off and your answer in one form',
    },
  ],
  customize: [
    {
      title: 'Make the table of places',
      text: 'Address, city, county, people, hours there. Traveling staff get one row per place.',
    },
    { title: 'Fetch the local texts', text: 'From the city or county itself, dated. Their posters too.' },
    {
      title: 'One level or several',
      text: 'Strictest rule for all, or an appendix for each place. Say which you chose.',
    },
    {
      title: 'Rewrite the state paragraphs',
      text: 'Minnesota’s sick and safe time text is close in build and different in numbers; replace each number.',
    },
    {
      title: 'Set up the hours record',
      text: 'Payroll notes the place of work per shift, or nothing above can be shown later.',
    },
    {
      title: 'Leave the room for HB 200',
      text: '“Benefits under state law, if any, come first” is all it takes.',
    },
    { title: 'Reread the dress code', text: 'Hair is protected now; the old sentence may not be.' },
  ],
  timelineIntro:
    'Choose a date on which no local year begins, usually the middle of a quarter, so that corrections do not meet resets.',
  timeline: [
    { daysBefore: 44, title: 'Places and hours', text: 'Fill the table from schedules, not from memory.' },
    {
      daysBefore: 37,
      title: 'Local texts',
      text: 'Download, date and file them. Call where the headcount rule is unclear.',
    },
    {
      daysBefore: 27,
      title: 'Decide the level',
      text: 'Cost of one strict policy against the cost of keeping several.',
    },
    {
      daysBefore: 19,
      title: 'Write and review',
      text: 'Main policy and appendices, with counsel on the headcount question.',
    },
    {
      daysBefore: 11,
      title: 'Dispatch and crew chiefs',
      text: 'They record places and take the calls; brief them before everybody else.',
    },
    { daysBefore: 4, title: 'Tell all', text: 'Each person sees their own row of the table.' },
    { daysBefore: 0, title: 'Valid', text: 'Posters up where required, hours by place on the time sheet.' },
    {
      daysBefore: -40,
      title: 'Audit five people',
      text: 'Do the recorded places match their routes? Then do their balances?',
    },
  ],
  audience: [
    'Service companies whose crews cross city lines',
    'Employers in Pittsburgh with amounts from before 2026 in the handbook',
    'Central Pennsylvania firms with a few remote people in Philadelphia',
    'Anybody with about 26 employees near Pittsburgh',
  ],
  questions: [
    {
      question: 'Does Pennsylvania require paid leave?',
      answer: '{{pa-no-mandate}} Outside the local laws, eligibility is company policy.',
    },
    {
      question: 'We are in Harrisburg. Are we done?',
      answer: 'If nobody works in the three places. {{pa-local-sick-leave}}',
    },
    { question: 'How much time in Philadelphia counts?', answer: '{{pa-philadelphia-hours}}' },
    { question: 'Is state paid family leave coming?', answer: '{{pa-hb-200}}' },
    { question: 'Did Pittsburgh change?', answer: '{{pa-pittsburgh-2026}}' },
    {
      question: 'What of your library fits?',
      answer:
        'The Core HR Pack: its sick time policy has the build of a local law, and its supplement shows how to keep one page per place. The numbers in it are not Pennsylvania’s.',
    },
  ],
  answers: [
    { need: 'A page for each work place', document: 'wi-handbook-supplement', part: 'as the pattern' },
    { need: 'Accrual, use and records of sick time', document: 'mn-esst-policy', part: 'numbers replaced' },
    { need: 'Calls from the road', document: 'wi-attendance-punctuality-policy', part: 'section 4' },
    {
      need: 'The place of each remote person, signed',
      document: 'mn-remote-work-policy',
      part: 'agreement at its end',
    },
  ],
};

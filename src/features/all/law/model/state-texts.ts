import type { StateRecord } from '@law/state-record';
import type { Question } from '@/catalog/question';
import { agencyInText, capitalized, stateInText } from './state-labels';

/** What a state requires of an employer, in a sentence that claims no more than the record. */
export function situation(state: StateRecord): string {
  const { program, programKey, sickLeave, sickLeaveKey, confidence, agency } = state;
  const place = stateInText(state);
  const name = capitalized(place);
  const programSentence = {
    paid: `${name} has a paid family and medical leave program.`,
    coming: `${name} has passed a paid family and medical leave program that has not begun to pay benefits.`,
    'opt-in': `${name} runs a paid leave plan that employers may join; nobody has to.`,
    voluntary: `Insurers may sell family leave cover in ${place}, and buying it is the employer’s choice. We know of no paid leave program that the state runs.`,
    limited: `${name} insures an employee’s own disability and does not pay for family leave.`,
    none: programKey
      ? `${name} has no paid family and medical leave program.`
      : `We know of no paid family and medical leave program of ${place}.`,
  }[program];
  const sickSentence = {
    required: `Paid sick leave is required by state law.`,
    'any-reason': `Paid leave for any reason is required by state law.`,
    coming: `Paid sick leave will be required by state law.`,
    local: `Some cities and counties require paid sick leave.`,
    repealed: `A paid sick leave law was passed and repealed.`,
    unverified: `We have not verified its rules on sick leave; ask ${agencyInText(agency)}.`,
    none: sickLeaveKey
      ? 'No state law requires paid sick leave.'
      : 'We know of no statewide duty to give paid sick leave.',
  }[sickLeave];
  const caution =
    confidence === 'unverified'
      ? ` Nothing that we read says otherwise, but that is all we have: confirm it with ${agencyInText(agency)}.`
      : '';
  return `${programSentence} ${sickSentence}${caution}`;
}

/** The four questions on a state's page. */
export function stateQuestions(state: StateRecord): readonly Question[] {
  const { agency, noteKeys, isDraft, code } = state;
  const name = stateInText(state);
  const ownKeys = noteKeys.filter((key) => !key.startsWith('us-'));
  return [
    {
      question: `Does ${name} require paid leave?`,
      answer: [situation(state), ...ownKeys.slice(0, 1).map((key) => `{{${key}}}`)].join(' '),
    },
    {
      question: `Does federal leave law apply in ${name} as well?`,
      answer: `Yes, to employers of its size. {{us-fmla-employees}} {{us-fmla-hours}} {{us-fmla-weeks}}`,
    },
    {
      question: isDraft ? `When will there be a template for ${name}?` : `What do I get for ${name}?`,
      answer: isDraft
        ? `We have set no date. A state leaves the draft stage when its rules have been read at the source and its documents are written. Until then the free pack helps with everything that is the same everywhere: the rollout plan, the acknowledgment tracker and the payroll calendar.`
        : (deliveries[code] ?? pointedElsewhere(name)),
    },
    {
      question: `Who answers for ${name}’s own rules?`,
      answer: `${capitalized(agencyInText(agency))} does, at ${agency.url}. This page tells what we read and when; it is educational information, not legal advice.`,
    },
  ];
}

const deliveries: Readonly<Record<string, string>> = {
  MN: 'The MN Paid Leave 2026 Policy Kit: the policy, the employee notice with its acknowledgment, the request form, scripts for managers, the letters of a leave and the payroll checklist, in Word, Google Docs and PDF.',
  WI: 'The Core HR Pack. It holds the whole Wisconsin leave and time off kit, with the family and medical leave policy, besides the Wisconsin and Minnesota core policies, in Word, Google Docs and PDF.',
};

function pointedElsewhere(name: string): string {
  return `The Core HR Pack. ${awayPack(name)} It is written for Minnesota and Wisconsin: its policies on leave, breaks and pay follow their law, not ${name}’s.`;
}

/** Why an employer in this state would use the template: three cards. */
export function stateReasons(state: StateRecord): readonly { title: string; text: string }[] {
  const { isDraft, agency } = state;
  const name = stateInText(state);
  return [
    {
      title: 'Every rule with its source',
      text: `What we say about ${name} carries the page it was read on, the day, and the day on which it will be read again.`,
    },
    {
      title: isDraft ? 'Nothing sold before it is ready' : 'Written to be issued',
      text: isDraft
        ? `We sell no template for ${name} until its law has been read and its documents are finished.`
        : 'Fill in your company once, settle the drafting notes, announce, and collect the signatures. The request form, the letters and what managers need are part of it.',
    },
    {
      title: 'The agency is one click away',
      text: `Posters, rates and claims come from ${agencyInText(agency)}. We link it, and leave to it what is its own.`,
    },
  ];
}

/** What the Core HR Pack has for a buyer in a state without documents of its own. */
export const awayPack = (name: string): string =>
  `For ${name} it has handbook clauses on federal subjects, hiring forms and conduct procedures. It has no ${name} text.`;

/** The steps from the finished file to a policy in force, or what to do without a file of ours. */
export function rolloutSteps(state: StateRecord): readonly { title: string; text: string }[] {
  return state.isDraft ? draftSteps(agencyInText(state.agency)) : steps(stateInText(state));
}

const draftSteps = (agency: string) => [
  {
    title: 'Customize',
    text: `Put your names and dates into the free pack’s plan and tracker. For the text of the policy itself, read the rules of ${agency}.`,
  },
  {
    title: 'Communicate',
    text: `Brief the managers first, then announce your policy. Posters and notices come from ${agency}.`,
  },
  {
    title: 'Implement',
    text: 'Work through the days of the plan, collect the acknowledgments in the tracker, and keep both.',
  },
];

const steps = (name: string) => [
  {
    title: 'Customize',
    text: `Fill in names and dates, and settle each choice that the law of ${name} leaves to you.`,
  },
  {
    title: 'Communicate',
    text: 'Brief the managers first, then announce the policy to everybody and answer questions.',
  },
  {
    title: 'Implement',
    text: 'Set up payroll and the request form, collect the acknowledgments, and keep both.',
  },
];

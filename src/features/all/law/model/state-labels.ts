import type { Program, SickLeave, StateRecord } from '@law/state-record';

export const programLabels: Readonly<Record<Program, string>> = {
  paid: 'Paid program in force',
  coming: 'Paid program coming',
  'opt-in': 'Opt-in state plan',
  voluntary: 'Private insurance allowed',
  limited: 'Own disability only',
  none: 'No state program',
};

export const sickLeaveLabels: Readonly<Record<SickLeave, string>> = {
  required: 'Required',
  'any-reason': 'Required, for any reason',
  coming: 'Coming',
  local: 'In some cities',
  repealed: 'Repealed',
  unverified: 'Not verified',
  none: 'Not required',
};

type Standing = Pick<
  StateRecord,
  'program' | 'programKey' | 'sickLeave' | 'sickLeaveKey' | 'effectiveDate' | 'confidence'
>;

/** That a state has no law is stated as a fact only if a note says so. Otherwise it is “that we know of”. */
export const programOf = ({ program, programKey }: Standing): string =>
  program === 'none' && !programKey ? 'No state program known' : programLabels[program];

export const sickLeaveOf = ({ sickLeave, sickLeaveKey }: Standing): string =>
  sickLeave === 'none' && !sickLeaveKey ? 'No duty known' : sickLeaveLabels[sickLeave];

export const effectOf = ({ effectiveDate, confidence }: Standing): string =>
  effectiveDate === 'No state mandate' && confidence !== 'verified'
    ? 'No state mandate (not verified)'
    : effectiveDate;

/** Since when, or until when, for a list under the name of the program. */
export const effectInShort = (state: Standing): string =>
  effectOf(state).replace(/^(?:Program|Benefits) /, '');

/** The name of a state inside a sentence. */
export const stateInText = ({ name }: Pick<StateRecord, 'name'>): string =>
  name.startsWith('District') ? `the ${name}` : name;

/** The name of an agency inside a sentence: a descriptive name takes the article, a proper name does not. */
export const agencyInText = ({ name }: { readonly name: string }): string =>
  /\b(?:Department|Division|Commission|Commissioner|Authority|Cabinet|Bureau)\b/.test(name)
    ? `the ${name}`
    : name;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

import type { Program, SickLeave } from '@contracts/law/state-record';

export const programWords: Readonly<Record<Program, string>> = {
  paid: 'Paid program in force',
  coming: 'Paid program coming',
  'opt-in': 'Opt-in state plan',
  voluntary: 'Private insurance allowed',
  limited: 'Own disability only',
  none: 'No state program',
};

export const sickLeaveWords: Readonly<Record<SickLeave, string>> = {
  required: 'Required',
  'any-reason': 'Required, for any reason',
  coming: 'Coming',
  local: 'In some cities',
  repealed: 'Repealed',
  unverified: 'Not verified',
  none: 'Not required',
};

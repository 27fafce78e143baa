import { programs, sickLeaves, type Program } from '@contracts/law/state-record';
import { programWords, sickLeaveWords } from './state-words';

/** One thing that a table of states is narrowed or sorted by; `name` stands in the address. */
export interface TableField {
  readonly name: 'program' | 'sick' | 'sort';
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const programField: TableField = {
  name: 'program',
  label: 'Family and medical leave',
  options: choicesOf(programs, programWords),
};
const sickLeaveField: TableField = {
  name: 'sick',
  label: 'Sick leave',
  options: choicesOf(sickLeaves, sickLeaveWords),
};
const sortField: TableField = {
  name: 'sort',
  label: 'Sort by',
  options: [
    { value: '', label: 'State, A to Z' },
    { value: 'state-desc', label: 'State, Z to A' },
    { value: 'program', label: 'Family and medical leave' },
    { value: 'sick-leave', label: 'Sick leave' },
  ],
};

export const everyField: readonly TableField[] = [programField, sickLeaveField, sortField];

/** What a state has to have for the short table: a program or a plan of its own. */
export const overviewPrograms: readonly Program[] = ['paid', 'coming', 'opt-in', 'limited'];

/** The short table tells of nothing else. */
export const overviewFields: readonly TableField[] = [
  only(programField, ['', ...overviewPrograms]),
  only(sortField, ['', 'state-desc', 'program']),
];

function only(field: TableField, values: readonly string[]): TableField {
  return { ...field, options: field.options.filter(({ value }) => values.includes(value)) };
}

function choicesOf<Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): TableField['options'] {
  return [{ value: '', label: 'All' }, ...values.map((value) => ({ value, label: words[value] }))];
}

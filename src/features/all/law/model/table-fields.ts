import { programs, sickLeaves } from '@law/state-record';
import { programLabels, sickLeaveLabels } from './state-labels';

/** A filter or sort field of a table of states. `name` is the URL parameter. */
export interface TableField {
  readonly name: 'program' | 'sick' | 'sort';
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const programField: TableField = {
  name: 'program',
  label: 'Family and medical leave',
  options: choicesOf(programs, programLabels),
};
const sickLeaveField: TableField = {
  name: 'sick',
  label: 'Sick leave',
  options: choicesOf(sickLeaves, sickLeaveLabels),
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

function choicesOf<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): TableField['options'] {
  return [{ value: '', label: 'All' }, ...values.map((value) => ({ value, label: labels[value] }))];
}

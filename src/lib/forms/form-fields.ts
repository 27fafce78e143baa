import { isChoice, isSecret, type Field } from './field-kind';
import type { FieldValues } from './kept-draft';

function fieldsIn(form: HTMLElement): Field[] {
  return [...form.querySelectorAll<Field>('[name]:not([type="hidden"])')];
}

/** What a visitor typed or chose; empty fields are left out. */
export const readFields = (form: HTMLElement): FieldValues => valuesOf(fieldsIn(form));

/** The same for a draft that is kept. */
export const readDraftable = (form: HTMLElement): FieldValues =>
  valuesOf(fieldsIn(form).filter((field) => !isSecret(field)));

function valuesOf(fields: readonly Field[]): FieldValues {
  const filled = fields.filter((field) => (isChoice(field) ? field.checked : field.value !== ''));
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]));
}

/** Writes only into fields that differ, so that the caret stays in all others. A choice is clicked, so that React knows of it. */
export function writeFields(form: HTMLElement, values: FieldValues): void {
  for (const field of fieldsIn(form)) {
    const value = values[field.name];
    if (value === undefined) continue;
    if (!isChoice(field)) {
      if (field.value !== value) field.value = value;
    } else if (field.value === value && !field.checked) field.click();
  }
}

/** As the server rendered them, which is what React expects when it hydrates a form. */
export function resetChoices(form: HTMLElement): void {
  for (const choice of fieldsIn(form).filter(isChoice)) choice.checked = choice.defaultChecked;
}

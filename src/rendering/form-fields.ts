import { isChoice, type Field } from '@/lib/forms/field-kind';

/** The values of a form's fields, by name. */
export type FieldValues = Readonly<Record<string, string>>;

function fieldsIn(form: HTMLElement): Field[] {
  return [...form.querySelectorAll<Field>('[name]:not([type="hidden"])')];
}

/** What a visitor typed or chose; empty fields are left out. */
export function readFields(form: HTMLElement): FieldValues {
  const filled = fieldsIn(form).filter((field) => (isChoice(field) ? field.checked : field.value !== ''));
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

/** What stands in the fields of a form, by name. */
export type TypedValues = Readonly<Record<string, string>>;

export interface FormState {
  readonly typed: TypedValues;
  /** The name of the field that holds the focus. */
  readonly focused: string | null;
}

type NamedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function readForm(place: HTMLElement): FormState {
  const fields = [...place.querySelectorAll<NamedField>('[name]')];
  const chosen = fields.filter((field) => !/^(?:radio|checkbox)$/.test(field.type) || isChecked(field));
  return {
    typed: Object.fromEntries(chosen.map(({ name, value }) => [name, value])),
    focused: fields.find((field) => field === document.activeElement)?.name ?? null,
  };
}

function isChecked(field: NamedField): boolean {
  return 'checked' in field && field.checked;
}

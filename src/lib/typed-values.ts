/** What stands in the fields of a form, by name. */
export type TypedValues = Readonly<Record<string, string>>;

/** The field that holds the focus, and where in its text the next character goes. */
export interface FocusedField {
  readonly name: string;
  /** Null where the browser does not tell, as in a field for an address. */
  readonly caret: number | null;
}

export interface FormState {
  readonly typed: TypedValues;
  readonly focused: FocusedField | null;
}

type NamedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function readForm(place: HTMLElement): FormState {
  const fields = [...place.querySelectorAll<NamedField>('[name]')];
  const chosen = fields.filter((field) => !/^(?:radio|checkbox)$/.test(field.type) || isChecked(field));
  const focused = fields.find((field) => field === document.activeElement);
  return {
    typed: Object.fromEntries(chosen.map(({ name, value }) => [name, value])),
    focused: focused ? { name: focused.name, caret: caretOf(focused) } : null,
  };
}

/** Goes on in the field where somebody was typing. */
export function focusField(place: HTMLElement, { name, caret }: FocusedField): void {
  const field = place.querySelector<NamedField>(`[name="${name}"]`);
  field?.focus();
  if (!field || !('setSelectionRange' in field)) {
    return;
  }
  if (caret !== null) {
    field.setSelectionRange(caret, caret);
  } else if (field.type === 'email') {
    // A field that hides its caret begins in front of its text; written anew, it goes on behind it.
    const { value } = field;
    field.value = '';
    field.value = value;
  }
}

function caretOf(field: NamedField): number | null {
  return 'selectionEnd' in field ? field.selectionEnd : null;
}

function isChecked(field: NamedField): boolean {
  return 'checked' in field && field.checked;
}

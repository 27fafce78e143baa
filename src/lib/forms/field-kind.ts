/** What a visitor types into or chooses from. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Codes, cards and passwords, also in a field that shows them. */
export const isSecret = (field: Field): boolean =>
  field.type === 'password' || /one-time-code|\bcc-|password/.test(field.getAttribute('autocomplete') ?? '');

/** Whether its answer is whether it is checked. */
export const isChoice = (field: Field): field is HTMLInputElement => /^(?:radio|checkbox)$/.test(field.type);

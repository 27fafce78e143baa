/** What a visitor types into or chooses from. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether its answer is whether it is checked. */
export const isChoice = (field: Field): field is HTMLInputElement => /^(?:radio|checkbox)$/.test(field.type);

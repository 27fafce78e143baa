/** The six digits in a form's field `code`, whatever was typed between them; null where there are not six. */
export function readCode(form: HTMLFormElement): string | null {
  const typed = new FormData(form).get('code');
  const digits = typeof typed === 'string' ? typed.replace(/\D/g, '') : '';
  return digits.length === 6 ? digits : null;
}

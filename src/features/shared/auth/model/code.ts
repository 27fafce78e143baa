/** The six digits of a typed code, ignoring other characters. Null if there are not six. */
export function readCode(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  return digits.length === 6 ? digits : null;
}

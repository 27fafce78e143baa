/** As `otp_length` in config.toml. */
export const mailCodeDigits = 8;
export const appCodeDigits = 6;

/** The digits of a typed code, ignoring other characters. Null if there are not as many as it has. */
export function readCode(typed: string, length: number): string | null {
  const digits = typed.normalize('NFKC').replace(/\D/g, '');
  return digits.length === length ? digits : null;
}

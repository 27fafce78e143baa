/** OWASP's rule against CSV injection: these characters, also after white space, begin a formula or a command. */
export function csvField(text: string): string {
  const safe = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines of fields that are escaped already, as a CSV file: UTF-8 with a mark (Excel needs it), `\r\n`. */
export const csvFile = (lines: readonly (readonly string[])[]): string =>
  `\ufeff${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;

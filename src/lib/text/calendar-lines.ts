/** A value of the type TEXT (RFC 5545, 3.3.11). Line breaks of any kind become `\n`, and what else controls a terminal goes. */
export const calendarText = (text: string) =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');

/** A moment in UTC, such as 20270401T090000Z. */
export const calendarTime = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, '');

/** Lines of iCalendar have at most 75 octets. A longer one continues after a line break and a space (RFC 5545, 3.1). */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines = [''];
  for (const character of line) {
    const last = lines[lines.length - 1] ?? '';
    if (encoder.encode(last + character).length > 75) lines.push(` ${character}`);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join('\r\n');
}

/** The text of a calendar file with these lines of entries. */
export const calendarOf = (program: string, entries: readonly string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${program}//EN`,
    'CALSCALE:GREGORIAN',
    ...entries,
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');

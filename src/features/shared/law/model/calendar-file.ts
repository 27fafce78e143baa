import { dayBefore } from './rollout-days';

export interface CalendarEntry {
  readonly daysBefore: number;
  readonly title: string;
  readonly text: string;
}

const compact = (day: number) => new Date(day).toISOString().slice(0, 10).replaceAll('-', '');
const escape = (text: string) => text.replaceAll(/([\\;,])/g, '\\$1').replaceAll('\n', '\\n');

/** Lines of iCalendar have at most 75 octets. A longer one continues after a line break and a space (RFC 5545, 3.1). */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines = [''];
  for (const character of line) {
    const last = lines[lines.length - 1] ?? '';
    if (encoder.encode(last + character).length > 74) {
      lines.push(` ${character}`);
    } else {
      lines[lines.length - 1] = last + character;
    }
  }
  return lines.join('\r\n');
}

interface Plan {
  /** Identifies the plan within the shop: the name of its page. */
  readonly name: string;
  /** The shop's host. */
  readonly host: string;
  readonly entries: readonly CalendarEntry[];
}

/**
 * The rollout as whole-day entries for any calendar program. The UID is made from plan, date and step (RFC 5545, 3.8.4.7):
 * importing a plan twice adds it once, and other plans for the same date are added too.
 */
export function calendarFile({ name, host, entries }: Plan, effective: number, now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const events = entries.flatMap(({ daysBefore, title, text }) => {
    const day = dayBefore(effective, daysBefore);
    return [
      'BEGIN:VEVENT',
      `UID:${name}.${compact(effective)}.${daysBefore}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(dayBefore(day, -1))}`,
      `SUMMARY:${escape(title)}`,
      `DESCRIPTION:${escape(text)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Northstar HR//Policy rollout//EN',
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}

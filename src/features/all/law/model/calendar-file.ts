import { BankCalendar } from '@law/bank-holidays';
import { dayMs } from '@law/day-numbers';
import { calendarOf, calendarText, calendarTime } from '@/lib/text/calendar-lines';
import { dayBefore, formatDay } from './rollout-days';

interface CalendarEntry {
  readonly daysBefore: number;
  readonly title: string;
  readonly text: string;
}

export interface CalendarPlan {
  /** What is rolled out, as it heads each entry: among a calendar's other entries “Announce it” says nothing. */
  readonly policy: string;
  /** The visitor typed the policy: the page's plan for another policy is another plan. */
  readonly isTyped?: boolean;
  /** The address of the plan's page. */
  readonly url: string;
  readonly entries: readonly CalendarEntry[];
}

const isoDay = (day: number) => new Date(day).toISOString().slice(0, 10);
const compact = (day: number) => isoDay(day).replaceAll('-', '');
const nameOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');

/** Of its own for each plan and date, so that two of them lie beside each other in a folder. */
export const calendarName = (policy: string, effective: number) =>
  `${nameOf(policy) || 'policy'}-rollout-${isoDay(effective)}.ics`;

interface PlannedDay {
  readonly day: number;
  /** Why it is not the day that was counted, or that nobody works on it; empty on other days. */
  readonly note: string;
}

/** The day of a step, or the working day before. The effective date stays: it is in the policy. */
function plannedDay(effective: number, daysBefore: number, closed: BankCalendar): PlannedDay {
  const counted = dayBefore(effective, daysBefore);
  const reason = closed.closedBecause(counted / dayMs);
  if (reason === '') return { day: counted, note: '' };
  const before = closed.businessDayUpTo(counted / dayMs) * dayMs;
  const why = /^S(atur|un)day$/.test(reason) ? `a ${reason}` : `a bank holiday (${reason})`;
  if (daysBefore === 0)
    return { day: counted, note: `This is ${why}: do what needs an open office by ${formatDay(before)}.` };
  return {
    day: before,
    note: `Counted, it is ${formatDay(counted)}, ${why}. This is the working day before.`,
  };
}

/** At nine in the morning of the last working day before, local time: programs add no alarm to what they import. */
const alarm = (day: number, title: string, closed: BankCalendar) => {
  const days = day / dayMs - closed.businessDayUpTo(day / dayMs - 1);
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${calendarText(title)}`,
    `TRIGGER:-P${days > 1 ? `${days - 1}D` : ''}T15H`,
    'END:VALARM',
  ];
};

/** “Announce it” after the policy's name and a colon; a title such as “FMLA forms” stays. */
const afterColon = (title: string) =>
  /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;

/**
 * The rollout as whole-day entries for any calendar program. The UID is made from plan, date and step (RFC 5545, 3.8.4.7):
 * importing a plan twice adds it once, and other plans for the same date are added too.
 */
export function calendarFile(
  { policy, isTyped = false, url, entries }: CalendarPlan,
  effective: number,
  now: Date,
): string {
  const { hostname, pathname } = new URL(url);
  const name = isTyped ? `${pathname.slice(1)}.${nameOf(policy)}` : pathname.slice(1);
  const closed = new BankCalendar();
  const events = entries.flatMap(({ daysBefore, title, text }) => {
    const { day, note } = plannedDay(effective, daysBefore, closed);
    const summary = `${policy}: ${afterColon(title)}`;
    const paragraphs = [text, note, `The plan with all its steps: ${url}`].filter((part) => part !== '');
    return [
      'BEGIN:VEVENT',
      `UID:${name}.${compact(effective)}.${daysBefore}@${hostname}`,
      `DTSTAMP:${calendarTime(now)}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(dayBefore(day, -1))}`,
      `SUMMARY:${calendarText(summary)}`,
      `DESCRIPTION:${calendarText(paragraphs.join('\n\n'))}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      ...alarm(day, summary, closed),
      'END:VEVENT',
    ];
  });
  return calendarOf('Northstar HR//Policy rollout', events);
}

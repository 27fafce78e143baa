import { saveFile } from '@/lib/browser/save-file';
import { siteConfig } from '@/lib/site-config';
import { calendarFile, calendarName, type CalendarPlan } from './calendar-file';

/** Saves the steps of the page as a calendar. `named` is a policy that the visitor typed. */
export function downloadCalendar(
  shown: Pick<CalendarPlan, 'policy' | 'entries'>,
  effective: number,
  named: string,
): void {
  const typed = named.trim();
  const policy = typed || shown.policy;
  const url = new URL(location.pathname, siteConfig().siteUrl).href;
  const content = calendarFile(
    { policy, isTyped: typed !== '', url, entries: shown.entries },
    effective,
    new Date(),
  );
  saveFile(new File([content], calendarName(policy, effective), { type: 'text/calendar;charset=utf-8' }));
}

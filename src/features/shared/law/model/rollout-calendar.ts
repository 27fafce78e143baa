import { saveFile } from '@/lib/browser/save-file';
import { siteConfig } from '@/lib/site-config';
import { calendarFile } from './calendar-file';

/** Reads the steps from the rendered list and saves them as a calendar. */
export function downloadCalendar(list: HTMLElement, effective: number): void {
  const entries = [...list.querySelectorAll<HTMLElement>('[data-days-before]')].map((step) => ({
    daysBefore: Number(step.dataset['daysBefore']),
    title: step.querySelector('h3')?.textContent ?? '',
    text: step.querySelector('h3 + p')?.textContent ?? '',
  }));
  const plan = { name: location.pathname.slice(1), host: new URL(siteConfig().siteUrl).hostname, entries };
  const content = calendarFile(plan, effective, new Date());
  saveFile(new File([content], 'policy-rollout.ics', { type: 'text/calendar;charset=utf-8' }));
}

import { saveFile } from '@/lib/browser/save-file';
import { siteConfig } from '@/lib/site-config';
import { calendarFile, calendarName } from './calendar-file';

/** Reads the steps from the rendered list and saves them as a calendar. `named` is a policy that the visitor typed. */
export function downloadCalendar(list: HTMLElement, effective: number, named: string): void {
  const entries = [...list.querySelectorAll<HTMLElement>('[data-days-before]')].map((step) => ({
    daysBefore: Number(step.dataset['daysBefore']),
    title: step.querySelector('h3')?.textContent ?? '',
    text: step.querySelector('h3 + p')?.textContent ?? '',
  }));
  const ofPage = list.querySelector<HTMLElement>('[data-policy]')?.dataset['policy'] ?? '';
  const typed = named.trim();
  const policy = typed || ofPage;
  const url = new URL(location.pathname, siteConfig().siteUrl).href;
  const content = calendarFile({ policy, isTyped: typed !== '', url, entries }, effective, new Date());
  saveFile(new File([content], calendarName(policy, effective), { type: 'text/calendar;charset=utf-8' }));
}

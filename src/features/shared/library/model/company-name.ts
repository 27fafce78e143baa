import { cutText } from '@contracts/text';
import { useEffect } from 'react';
import { useElement } from '@/lib/browser/use-element';
import { readStored, removeStored, writeStored } from '@/lib/browser/safe-storage';

const key = 'company-name';
const fields = '.sheet [data-field="company_name"], .sheet [data-field="company_short_name"]';

export const longestCompanyName = 80;

/** What the visitor typed as the company's name in this tab. It never leaves the browser. */
export const readCompanyName = () =>
  readStored(
    key,
    (value) => (typeof value === 'string' ? cutText(value, longestCompanyName) : null),
    'session',
  ) ?? '';

/** Writes the name on every sheet of the page, or the example again if it is empty. */
export function showCompanyName(name: string): void {
  for (const field of document.querySelectorAll<HTMLElement>(fields)) {
    const before = field.textContent;
    field.dataset['example'] ??= before;
    field.textContent = name.trim() || field.dataset['example'];
    if (field.textContent !== before) flash(field);
  }
}

function flash(field: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  field.animate({ backgroundColor: ['var(--paper-amber)', 'var(--paper-field)'] }, 160);
}

export function keepCompanyName(name: string): void {
  if (name) {
    writeStored(key, name, 'session');
  } else {
    removeStored(key, 'session');
  }
  showCompanyName(name);
}

/** Writes what is typed into the page's `NameField`, which is static HTML, on its sheets. */
export function useCompanyName(): void {
  const field = useElement('[data-company-name]');
  useEffect(() => {
    return field instanceof HTMLInputElement ? followField(field) : undefined;
  }, [field]);
}

function followField(field: HTMLInputElement): () => void {
  const follow = () => keepCompanyName(field.value);
  // What was typed before hydration counts for more than what was typed on an earlier page.
  field.value ||= readCompanyName();
  follow();
  field.addEventListener('input', follow);
  return () => field.removeEventListener('input', follow);
}

import { companyName } from '@/features/all/library/model/company-name';
import type { Upgrade } from './elements';
import { follow } from './follow';

/** A page of a document: it carries the visitor's company name, or the example's without one. */
export const upgrade: Upgrade = (host, end) => {
  const fields = host.querySelectorAll<HTMLElement>(
    '[data-field="company_name"], [data-field="company_short_name"]',
  );
  const show = (name: string) => {
    for (const field of fields) {
      const before = field.textContent;
      field.dataset['example'] ??= before;
      field.textContent = name.trim() || field.dataset['example'];
      if (field.textContent !== before) flash(field);
    }
  };
  follow(companyName, show, end);
};

function flash(field: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  field.animate({ backgroundColor: ['var(--paper-amber)', 'var(--paper-field)'] }, 160);
}

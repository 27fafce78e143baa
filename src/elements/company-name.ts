import { companyName, keepCompanyName } from '@/features/all/library/model/company-name';
import type { Upgrade } from './elements';
import { follow } from './follow';

/** A field for the company's name: what is typed into one is in all of them and on every page. */
export const upgrade: Upgrade = (host, end) => {
  const field = host.querySelector('input');
  if (!field) return;
  // What was typed before this code was there counts for more than what was typed on an earlier page.
  if (field.value) keepCompanyName(field.value);
  field.addEventListener('input', () => keepCompanyName(field.value), { signal: end });
  follow(
    companyName,
    (name) => {
      if (field.value !== name) field.value = name;
    },
    end,
  );
};

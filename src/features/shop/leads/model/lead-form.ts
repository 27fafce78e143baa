import { formsWithoutName, type LeadForm } from '@contracts/starter-pack';
import { cleanAddress } from '@contracts/text';
import { utmKeys } from '@contracts/utm';
import { textOf } from '@/lib/forms/form-text';
import type { Problems, Reading } from '@/lib/forms/use-form';

export type Campaign = Readonly<Partial<Record<(typeof utmKeys)[number], string>>>;

export interface Lead extends Campaign {
  readonly name: string;
  readonly email: string;
  readonly form: LeadForm;
  readonly wantedState?: string;
}

const missing: Problems = { name: 'Please enter your name.', email: 'Please enter your email address.' };

export function asksForName(form: LeadForm): boolean {
  return !formsWithoutName.includes(form);
}

/** The specification's two checks, not the shop's own rule for addresses. The server applies that. */
export const readLead =
  (form: LeadForm, wantedState?: string) =>
  (fields: FormData): Reading<Lead> => {
    const [name, email] = [textOf(fields, 'name'), cleanAddress(textOf(fields, 'email'))];
    const required = asksForName(form) ? { name, email } : { email };
    const empty = Object.entries(required).filter(([, text]) => text.trim() === '');
    if (empty.length > 0) {
      return { problems: Object.fromEntries(empty.map(([field]) => [field, missing[field] ?? ''])) };
    }
    if (!email.includes('@')) {
      return { problems: { email: 'Please enter a valid email address.' } };
    }
    const campaign: Campaign = Object.fromEntries(utmKeys.map((key) => [key, textOf(fields, key)]));
    return { values: { name, email, form, ...campaign, ...(wantedState && { wantedState }) } };
  };

/** The specification's message for what `readLead` found. */
export function leadNotice(form: LeadForm, problems: Problems): { title: string; description: string } {
  if (Object.entries(problems).every(([field, message]) => message !== missing[field])) {
    return { title: 'Invalid Email', description: 'Please enter a valid email address.' };
  }
  return {
    title: 'Missing Information',
    description: asksForName(form)
      ? 'Please fill in both your name and email address.'
      : 'Please fill in your email address.',
  };
}

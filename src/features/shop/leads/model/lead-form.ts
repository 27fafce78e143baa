import { formsWithoutName, type LeadForm } from '@contracts/starter-pack';
import { cleanAddress } from '@contracts/text';
import { utmKeys } from '@contracts/utm';
import { textOf } from '@/lib/forms/form-text';
import type { Reading } from '@/lib/forms/use-form';

export type Campaign = Readonly<Partial<Record<(typeof utmKeys)[number], string>>>;

export interface Lead extends Campaign {
  readonly name: string;
  readonly email: string;
  readonly form: LeadForm;
  readonly wantedState?: string;
}

export function asksForName(form: LeadForm): boolean {
  return !formsWithoutName.includes(form);
}

/** The specification's two checks with its words, not the shop's own rule for addresses. The server applies that. */
export const readLead =
  (form: LeadForm, wantedState?: string) =>
  (fields: FormData): Reading<Lead> => {
    const [name, email] = [textOf(fields, 'name'), cleanAddress(textOf(fields, 'email'))];
    const required = asksForName(form) ? { name, email } : { email };
    const [first, ...others] = Object.entries(required).filter(([, text]) => text.trim() === '');
    if (first) {
      const both = asksForName(form) ? 'both your name and email address' : 'your email address';
      return {
        problems: {
          [first[0]]: `Missing Information: Please fill in ${both}.`,
          ...Object.fromEntries(others.map(([field]) => [field, `Please enter your ${field} address.`])),
        },
      };
    }
    if (!email.includes('@')) {
      return { problems: { email: 'Invalid Email: Please enter a valid email address.' } };
    }
    const campaign: Campaign = Object.fromEntries(utmKeys.map((key) => [key, textOf(fields, key)]));
    return { values: { name, email, form, ...campaign, ...(wantedState && { wantedState }) } };
  };

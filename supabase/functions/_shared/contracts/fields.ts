import { z } from 'zod';
import { emailMessage, isEmailAddress, maxEmailLength } from './email.ts';
import { countCharacters, freeText } from './long-text.ts';
import { cleanAddress, cutText, oneLine } from './text.ts';
import { utmKeys, type UtmKey } from './utm.ts';

/** One mailbox address, in lower case. */
export const emailSchema = z
  .string({ error: emailMessage })
  .transform(cleanAddress)
  .refine((email) => email !== '', 'Please enter your email address.')
  .refine((email) => email.length <= maxEmailLength, 'The email address is too long.')
  .refine(isEmailAddress, emailMessage);

/** Campaign values are cut, not refused: a long campaign name must never cost a lead. */
const campaignValueSchema = z
  .string()
  .transform((value) => cutText(oneLine(value), 200))
  .optional();

export type UtmValues = Partial<Record<UtmKey, string>>;

export const utmFields = {
  utm_source: campaignValueSchema,
  utm_medium: campaignValueSchema,
  utm_campaign: campaignValueSchema,
  utm_term: campaignValueSchema,
  utm_content: campaignValueSchema,
  ref: campaignValueSchema,
};

/** The campaign values that are set, for storing as one record. */
export function pickUtm(values: Readonly<Partial<Record<UtmKey, string | undefined>>>): UtmValues {
  const entries = utmKeys.flatMap((key) => (values[key] ? [[key, values[key]] as const] : []));
  return Object.fromEntries(entries);
}

/** One line of text for people. */
export function lineSchema(label: string, max: number) {
  return z
    .string({ error: `Please enter ${label}.` })
    .transform(oneLine)
    .refine((value) => value !== '', `Please enter ${label}.`)
    .refine((value) => countCharacters(value) <= max, `At most ${max} characters, please.`);
}

/** Text for people that may have several lines. */
export function linesSchema(label: string, max: number) {
  return z
    .string({ error: `Please enter ${label}.` })
    .transform(freeText)
    .refine((value) => value !== '', `Please enter ${label}.`)
    .refine(
      (value) => countCharacters(value) <= max,
      `At most ${max.toLocaleString('en-US')} characters, please.`,
    );
}

import { z } from 'zod';
import { emailMessage, isEmailAddress, maxEmailLength } from './email.ts';
import { utmKeys, type UtmKey } from './utm.ts';

/** One mailbox address, in lower case. */
export const emailSchema = z
  .string({ error: emailMessage })
  .trim()
  .min(1, 'Please enter your email address.')
  .max(maxEmailLength, 'The email address is too long.')
  .refine(isEmailAddress, emailMessage)
  .transform((email) => email.toLowerCase());

/** Campaign values are cut, not refused: a long campaign name must never cost a lead. */
const campaignValueSchema = z
  .string()
  .transform((value) =>
    value
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 200),
  )
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

/** One line of text for people: trimmed, without control characters. */
export function lineSchema(label: string, max: number) {
  return z
    .string({ error: `Please enter ${label}.` })
    .transform((value) => value.replace(/\p{Cc}/gu, ' ').trim())
    .refine((value) => value.length > 0, `Please enter ${label}.`)
    .refine((value) => value.length <= max, `At most ${max} characters, please.`);
}

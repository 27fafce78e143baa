import { z } from 'zod';
import { cleanAddress, cutText, oneLine } from '../contracts/text.ts';
import { type UtmKey, utmKeys } from '../contracts/utm.ts';
import { CheckoutPayloadError } from './checkout-errors.ts';

const maxTextLength = 200;
const maxEmailLength = 254;
const latestUnixSecond = 4_102_444_800;

/** One line of text for people, cut to a length. */
export function cleanText(value: string, maxLength = maxTextLength): string {
  return cutText(oneLine(value), maxLength);
}

function emptyToNull(value: string): string | null {
  return value === '' ? null : value;
}

/** Optional text; missing and blank are null. */
export const textField = z
  .string()
  .nullish()
  .transform((value) => emptyToNull(cleanText(value ?? '')));

/** An identifier as the providers make them: printable ASCII without spaces. */
export const idField = z.string().regex(/^[\x21-\x7e]{1,200}$/, 'Expected an identifier');

/** Lemon Squeezy sends some identifiers as numbers. */
export const numericIdField = z.union([idField, z.int().min(0)]).transform(String);

/** Addresses are compared lower-cased everywhere; missing and blank are null. */
export const emailField = z
  .string()
  .nullish()
  .transform((value) => emptyToNull(cleanAddress(value ?? '')))
  .refine(
    (value) =>
      value === null || (value.length <= maxEmailLength && /^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u.test(value)),
    'Expected an email address',
  );

export const currencyField = z
  .string()
  .regex(/^[A-Za-z]{3}$/, 'Expected a currency code')
  .transform((value) => value.toUpperCase());

export const isoTimeField = z.iso
  .datetime({ offset: true })
  .transform((value) => new Date(value).toISOString());

export const unixTimeField = z
  .int()
  .min(0)
  .max(latestUnixSecond)
  .transform((seconds) => new Date(seconds * 1000).toISOString());

/** Validates and says which field is wrong, seen from `at`; the message never repeats the value. */
export function parsePayload<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  at = '',
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = [at, ...(issue?.path.map(String) ?? [])].filter((part) => part !== '').join('.');
  throw new CheckoutPayloadError(field === '' ? 'body' : field, issue?.message ?? 'Invalid input');
}

function decodeBody(rawBody: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(rawBody);
  } catch {
    throw new CheckoutPayloadError('body', 'Not UTF-8');
  }
}

/** The body as JSON, read once from the bytes that were verified. */
export function parseJsonBody(rawBody: Uint8Array): unknown {
  const text = decodeBody(rawBody);
  try {
    return JSON.parse(text);
  } catch {
    throw new CheckoutPayloadError('body', 'Not JSON');
  }
}

/** The body as form data. A field given twice is refused: two readers could disagree on which one counts. */
export function parseFormBody(rawBody: Uint8Array): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(decodeBody(rawBody))) {
    if (fields.has(name)) throw new CheckoutPayloadError(cleanText(name), 'Given twice');
    fields.set(name, value);
  }
  return fields;
}

/** The campaign out of metadata or custom data of any shape; whatever is not one of our keys is left alone. */
export function utmFrom(source: unknown): Partial<Record<UtmKey, string>> {
  const utm: Partial<Record<UtmKey, string>> = {};
  if (typeof source !== 'object' || source === null) return utm;
  const values = new Map<string, unknown>(Object.entries(source));
  for (const key of utmKeys) {
    const value = values.get(key);
    const text = typeof value === 'string' ? cleanText(value) : '';
    if (text !== '') utm[key] = text;
  }
  return utm;
}

/** One text out of metadata or custom data of any shape. */
export function textFrom(source: unknown, key: string): string | null {
  if (typeof source !== 'object' || source === null) return null;
  const value: unknown = new Map<string, unknown>(Object.entries(source)).get(key);
  return typeof value === 'string' ? emptyToNull(cleanText(value)) : null;
}

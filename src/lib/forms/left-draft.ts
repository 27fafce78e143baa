import { isRecord, readStored, writeStored } from '../browser/safe-storage';
import { keepDraft, readDraft, type FieldValues } from './kept-draft';

const key = 'form_drafts';
/** In place of all forms: somebody signed out, and what was typed before is gone. */
const signedOut = '';

/** What was last in each form of this tab, by address and form; null once it was sent or emptied. */
type LastTyped = Readonly<Record<string, FieldValues | null>>;

const placeOf = (form: string) => `${location.pathname}${location.search} ${form}`;

const readLast = (): LastTyped =>
  readStored(key, (value) => (isRecord(value) ? (value as LastTyped) : null), 'session') ?? {};

/** What was typed into a form and not sent: in this entry of the browser's history, or for who comes back by a link. */
export function readLeft(form: string): FieldValues {
  const all = readLast();
  const last = all[placeOf(form)];
  if (last === null || (last === undefined && signedOut in all)) return {};
  const own = readDraft(form);
  return Object.keys(own).length > 0 ? own : (last ?? {});
}

/** Email addresses stay in the entry of the history alone: every page can read the storage. */
const isAddress = (text: string) => /@|%40/.test(text);

export function keepLeft(form: string, values: FieldValues): void {
  if (JSON.stringify(values) === JSON.stringify(readLeft(form))) return;
  if (!isAddress(location.search)) {
    const given = Object.entries(values);
    const last = given.length > 0 ? Object.fromEntries(given.filter(([, text]) => !isAddress(text))) : null;
    writeStored(key, { ...readLast(), [placeOf(form)]: last }, 'session');
  }
  keepDraft(form, values);
}

/** At a sign-out. */
export const forgetLeft = (): boolean => writeStored(key, { [signedOut]: null }, 'session');

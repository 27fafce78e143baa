import { isRecord } from '../browser/safe-storage';

/** The values of a form's fields, by name. */
export type FieldValues = Readonly<Record<string, string>>;

const stateOfEntry = (): Record<string, unknown> => {
  const state: unknown = import.meta.env.SSR ? null : window.history.state;
  return isRecord(state) ? state : {};
};

function draftsOfEntry(): Record<string, FieldValues> {
  const { drafts } = stateOfEntry();
  return isRecord(drafts) ? (drafts as Record<string, FieldValues>) : {};
}

/** What was typed into this form and not sent when this entry of the browser's history was last shown. */
export const readDraft = (form: string): FieldValues => draftsOfEntry()[form] ?? {};

/**
 * Keeps unsent text in the entry of the browser's history: it is there again after back and after a reload, ends with the tab,
 * and is in no storage, where an email address would stay.
 */
export function keepDraft(form: string, values: FieldValues): void {
  if (JSON.stringify(values) === JSON.stringify(readDraft(form))) return;
  try {
    window.history.replaceState({ ...stateOfEntry(), drafts: { ...draftsOfEntry(), [form]: values } }, '');
  } catch {
    // Safari allows 100 changes in 30 seconds. The next key tries again.
  }
}

import { isRecord, readStored, removeStored, writeStored } from '../safe-storage';
import { askSiteVersion } from './site-version';
import { hasOtherText, isTypedField, readTyped, writeTyped, type TypedField } from './typed-fields';
import { typedKey } from './typed-key';

const renewedKey = 'renewed_at';
/** A second reload within this time would be the beginning of many. */
const againAfterMs = 60_000;
const forgetAfterMs = 10 * 60_000;
const lookEveryMs = 250;
const noticeMs = 6000;
const boxId = 'renewal';

interface Kept {
  readonly at: number;
  readonly fields: readonly TypedField[];
  /** Whether the visitor knows of the renewal. */
  readonly isTold: boolean;
}

/** What helps where a part of the page did not load. */
export interface Help {
  readonly advice: string;
  /** Where the host answers and does not have the file: only a new page can help. Keeps what was typed. */
  readonly reload?: () => void;
}

/**
 * Called where code did not load. Where a newer version of the site has been published, it says so, keeps what was typed and
 * reloads, and never resolves; where the host answers and a file is missing, it tells what helps; null where it cannot be reached.
 */
export async function renew(): Promise<Help | null> {
  const version = await askSiteVersion();
  if (version === 'unreachable') return null;
  if (version === 'same') return { advice: 'A file is missing or blocked. Reload the page.', reload };
  // Another part of the page may have failed, too.
  if (!document.getElementById(boxId)) {
    const box = say('This page has been renewed.');
    if (mayReload()) reload();
    else offerReload(box);
  }
  return new Promise(() => undefined);
}

/** Not twice in a row, and not over a text that cannot be kept. */
function mayReload(): boolean {
  const last = readStored(renewedKey, Number, 'session') ?? 0;
  return (
    !hasOtherText() && Date.now() - last > againAfterMs && writeStored(renewedKey, Date.now(), 'session')
  );
}

function reload(): void {
  const store = () => keep({ at: Date.now(), fields: readTyped(), isTold: false });
  store();
  // The last keys arrive while the new page is on its way.
  addEventListener('pagehide', store, { once: true });
  if (!hasOtherText()) {
    // Nothing is lost, so nobody need be asked.
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  }
  location.reload();
}

/** A live region is filled after it is in the document: screen readers only announce changes. */
function say(text: string): HTMLElement {
  const box = document.createElement('div');
  const paragraph = document.createElement('p');
  box.id = boxId;
  box.setAttribute('role', 'status');
  // A modal dialog takes the pointer away from the rest of the page.
  box.className =
    'pointer-events-auto fixed right-4 bottom-4 left-4 z-50 rounded border border-edge bg-surface p-4 text-sm text-ink shadow sm:left-auto';
  document.body.append(box);
  paragraph.textContent = text;
  box.append(paragraph);
  return box;
}

function offerReload(box: HTMLElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'link';
  button.textContent = 'Reload this page';
  button.onclick = reload;
  box.append(button);
}

const keep = (kept: Kept) => writeStored(typedKey, kept, 'session');

function readKept(): Kept | null {
  const parse = (value: unknown) =>
    isRecord(value) && typeof value['at'] === 'number' && Array.isArray(value['fields'])
      ? { at: value['at'], fields: value['fields'].filter(isTypedField), isTold: value['isTold'] === true }
      : null;
  return readStored(typedKey, parse, 'session');
}

/** After the reload: puts what was typed into its fields as they appear, and forgets it. */
export function putBack(): void {
  const { at, fields, isTold } = readKept() ?? { at: 0, fields: [], isTold: true };
  let missing = fields;
  const look = () => {
    missing = writeTyped(missing);
    if (missing.length > 0 && Date.now() - at < forgetAfterMs) {
      keep({ at, fields: missing, isTold: true });
    } else {
      clearInterval(timer);
      removeStored(typedKey, 'session');
    }
  };
  const timer = setInterval(look, lookEveryMs);
  look();
  if (isTold) return;
  const box = say(`This page has been renewed.${fields.length > 0 ? ' What you typed is kept.' : ''}`);
  setTimeout(() => box.remove(), noticeMs);
}

import type { InputEvent } from 'react';
import { keepDraft, readDraft } from './kept-draft';

interface DraftStore {
  readonly read: () => string;
  readonly keep: (event: InputEvent<HTMLInputElement>) => void;
  readonly forget: () => void;
}

/** Keeps what was typed into a field and not sent while a visitor goes away with the browser's buttons and comes back. */
export function draftStore(name: string): DraftStore {
  return {
    read: () => readDraft(name)['text'] ?? '',
    keep: ({ currentTarget: { value } }) => keepDraft(name, { text: value }),
    forget: () => keepDraft(name, {}),
  };
}

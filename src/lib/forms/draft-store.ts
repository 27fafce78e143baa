import type { InputEvent } from 'react';

interface DraftStore {
  readonly read: () => string;
  readonly keep: (event: InputEvent<HTMLInputElement>) => void;
  readonly forget: () => void;
}

/** Keeps what was typed into a field and not sent while a visitor goes away with the browser's buttons and comes back. */
export function draftStore(): DraftStore {
  let text = '';
  return {
    read: () => text,
    keep: ({ currentTarget }) => {
      text = currentTarget.value;
    },
    forget: () => {
      text = '';
    },
  };
}

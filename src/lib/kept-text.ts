import type { InputEvent } from 'react';

interface KeptText {
  readonly read: () => string;
  readonly keep: (event: InputEvent<HTMLInputElement>) => void;
  readonly forget: () => void;
}

/** What was typed into a field and not sent, for whoever goes away with the browser's buttons and comes back. */
export function keptText(): KeptText {
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

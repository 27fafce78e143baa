import { chosenFirst, chosenState } from '@/lib/browser/chosen-state';
import type { Upgrade } from './elements';
import { follow } from './follow';

/** The entries of its list with the chosen state's (`data-in-state`) first. */
export const upgrade: Upgrade = (host, end) => {
  const list = host.firstElementChild;
  if (!list) return;
  const show = (chosen: Parameters<typeof chosenFirst>[2]) => {
    const entries = [...list.children].filter((entry) => entry instanceof HTMLElement);
    for (const [index, entry] of entries.entries()) entry.dataset['place'] ??= String(index);
    const asWritten = [...entries].sort((a, b) => Number(a.dataset['place']) - Number(b.dataset['place']));
    const wanted = chosenFirst(asWritten, ({ dataset }) => dataset['inState'], chosen);
    if (wanted.some((entry, index) => entry !== entries[index])) list.append(...wanted);
  };
  follow(chosenState, show, end);
};

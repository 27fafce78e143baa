import { useEffect } from 'react';
import type { HomeState } from '@law/home-states';
import { chooseState, chosenFirst, useChosenState } from '@/lib/browser/chosen-state';

const choice = '[data-state-choice]';

/** Follows the choice, and moves the documents of static lists (`data-by-state`), which React does not see. */
export function StateOrder() {
  const chosen = useChosenState();

  useEffect(() => {
    // Chosen before this code was loaded.
    const early = document.querySelector<HTMLInputElement>(`${choice} :checked`);
    if (early && !early.defaultChecked) chooseState(early.value);
    const follow = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.closest(choice)) chooseState(target.value);
    };
    document.addEventListener('change', follow);
    return () => document.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    const show = () => showChoice(chosen);
    show();
    // After client-side navigation the parts of a page arrive one after the other.
    const arrival = new MutationObserver(show);
    arrival.observe(document.body, { childList: true, subtree: true });
    return () => arrival.disconnect();
  }, [chosen]);
  return null;
}

function showChoice(chosen: HomeState | null): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(`${choice} input`)) {
    input.checked = input.value === (chosen ?? 'both');
  }
  for (const list of document.querySelectorAll('[data-by-state]')) {
    const entries = [...list.children].filter((entry) => entry instanceof HTMLElement);
    for (const [index, entry] of entries.entries()) entry.dataset['place'] ??= String(index);
    const asWritten = [...entries].sort((a, b) => Number(a.dataset['place']) - Number(b.dataset['place']));
    const wanted = chosenFirst(asWritten, ({ dataset }) => dataset['inState'], chosen);
    if (wanted.some((entry, index) => entry !== entries[index])) list.append(...wanted);
  }
}

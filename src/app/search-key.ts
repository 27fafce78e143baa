import { searchFieldId } from '@/lib/url/search-field';

/**
 * Control or Command with K goes to the search. No single key: who speaks to the computer or has a trembling hand presses those by
 * mistake (WCAG 2.1.4). Fields keep the keys for themselves.
 */
export function followSearchKey(link: HTMLAnchorElement): () => void {
  const follow = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, repeat, target } = event;
    const isMeant = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey && !repeat;
    const isField =
      target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
    if (!isMeant || isField || event.defaultPrevented) return;
    event.preventDefault();
    const field = document.getElementById(searchFieldId);
    if (field) field.focus();
    else link.click();
  };
  document.addEventListener('keydown', follow);
  return () => document.removeEventListener('keydown', follow);
}

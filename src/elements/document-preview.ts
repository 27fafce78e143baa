import { firstDocuments, wantedPreview } from '@/features/all/library/model/wanted-preview';

/** Its buttons open the beginning of a document: the one that `of` names, or else the one of the entry around the button. */
export function upgrade(host: HTMLElement, end: AbortSignal): void {
  const asked = () => (host.getAttribute('of') ?? '').split('/');
  for (const part of host.querySelectorAll<HTMLElement>('[data-in-state]')) {
    const first = part.querySelector('li');
    const place = `${asked()[0]}/${part.dataset['inState']}`;
    if (first && !firstDocuments.has(place)) firstDocuments.set(place, first.id);
  }
  host.addEventListener(
    'click',
    ({ target }) => {
      const opener = target instanceof Element ? target.closest('button') : null;
      const [sku = '', document = opener?.closest('li')?.id ?? ''] = asked();
      if (opener) wantedPreview.set({ sku, document, opener });
    },
    { signal: end },
  );
}

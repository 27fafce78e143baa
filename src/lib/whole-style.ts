/**
 * The whole style of a rendered page stands where its first screen ends (scripts/site/order-for-paint.ts), inside the page that
 * the first change of page takes away.
 */
let copy: HTMLLinkElement | undefined;

/** Has the style in the head too, where it waits without being applied twice. */
export function keepWholeStyle(media = 'not all'): Promise<void> {
  const style = document.querySelector<HTMLLinkElement>('#root link[rel="stylesheet"]');
  if (!style) return Promise.resolve();
  const kept = style.cloneNode() as HTMLLinkElement;
  kept.media = media;
  copy = kept;
  return new Promise((resolve) => {
    kept.onload = kept.onerror = () => resolve();
    document.head.append(kept);
  });
}

/** In the frame in which the other one goes. */
export function applyKeptStyle(): void {
  if (copy) copy.media = 'all';
}

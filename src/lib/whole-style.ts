/**
 * The whole style of a rendered page stands where its first screen ends (scripts/site/order-for-paint.ts), in a part that goes
 * with a change of page or of its list. A second one waits in the head, where it is not applied twice, and takes its place in
 * the same frame. Resolves when it is there; `isNeeded` at once where the rendered page is about to be replaced.
 */
export function keepWholeStyle({ isNeeded }: { readonly isNeeded: boolean }): Promise<void> {
  const root = document.getElementById('root');
  const style = root?.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!root || !style) return Promise.resolve();
  const kept = style.cloneNode() as HTMLLinkElement;
  kept.media = isNeeded ? 'all' : 'not all';
  // Told of a change before the browser paints it.
  const watch = new MutationObserver(() => {
    if (style.isConnected) return;
    kept.media = 'all';
    watch.disconnect();
  });
  watch.observe(root, { childList: true, subtree: true });
  return new Promise((resolve) => {
    kept.onload = kept.onerror = () => resolve();
    document.head.append(kept);
  });
}

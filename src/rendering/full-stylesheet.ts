/**
 * The full style sheet of a rendered page is linked at the end of its first screen (scripts/site/first-screen-first.ts), in an
 * element that React removes at a change of page. This puts a disabled copy into the head and enables it in the frame in which
 * the first is removed. Resolves when the copy is loaded. `isNeeded` enables it at once, for a page that is replaced.
 */
export function keepFullStylesheet({ isNeeded }: { readonly isNeeded: boolean }): Promise<void> {
  const root = document.getElementById('root');
  const style = root?.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!root || !style) return Promise.resolve();
  const copy = style.cloneNode() as HTMLLinkElement;
  copy.media = isNeeded ? 'all' : 'not all';
  // A mutation observer is called before the browser paints.
  const watch = new MutationObserver(() => {
    if (style.isConnected) return;
    copy.media = 'all';
    watch.disconnect();
  });
  watch.observe(root, { childList: true, subtree: true });
  return new Promise((resolve) => {
    copy.onload = copy.onerror = () => resolve();
    document.head.append(copy);
  });
}

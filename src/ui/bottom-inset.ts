/**
 * The height of the bottom bar is set on the elements that need it. As a property of the root, the browser would match the
 * styles of every element again.
 */
const followers = new Set<HTMLElement>();
let height = '0px';

const applyTo = (element: HTMLElement) => element.style.setProperty('--bottom-bar-height', height);

/** A `ref` that keeps `--bottom-bar-height` up to date on an element. */
export function followBottomBar(element: HTMLElement | null) {
  if (!element) return undefined;
  followers.add(element);
  applyTo(element);
  return () => {
    followers.delete(element);
  };
}

export function setBottomInset(pixels: number): void {
  height = `${pixels}px`;
  followers.forEach(applyTo);
  // The browser scrolls a focused element clear of the bar.
  document.documentElement.style.scrollPaddingBottom = `calc(1rem + ${height})`;
}

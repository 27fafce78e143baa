/**
 * How high the dock stands, told only to those who stand above it: a property of the root would have the browser look at every
 * element of the page again.
 */
const followers = new Set<HTMLElement>();
let height = '0px';
/** What the window is told when the height has changed. */
export const dockChange = 'dockchange';

const tell = (element: HTMLElement) => element.style.setProperty('--dock-height', height);

/** For `ref`: gives the element `--dock-height` for as long as it is on the page. */
export function followDock(element: HTMLElement | null) {
  if (!element) return undefined;
  followers.add(element);
  tell(element);
  return () => {
    followers.delete(element);
  };
}

export function setDockHeight(pixels: number): void {
  height = `${pixels}px`;
  followers.forEach(tell);
  window.dispatchEvent(new Event(dockChange));
  // What gets the focus is scrolled clear of the dock.
  document.documentElement.style.scrollPaddingBottom = `calc(1rem + ${height})`;
}

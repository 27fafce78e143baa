/**
 * True while the page is the one that arrived as HTML. Its head and its static islands then stay as rendered and need no code;
 * the first change of page ends that.
 */
let isOnRenderedPage = false;

export function startHydration(): void {
  isOnRenderedPage = true;
}

export function isRenderedPage(): boolean {
  return isOnRenderedPage;
}

/** Called at the first change of page, before the new one renders. */
export function endHydration(): void {
  isOnRenderedPage = false;
}

/** Called when the head tags of the new page are there, so that the title is never missing. */
export function removeRenderedHead(): void {
  document.head.querySelectorAll('[data-rendered]').forEach((tag) => tag.remove());
}

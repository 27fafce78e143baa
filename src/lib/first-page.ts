/**
 * The page that the visitor's browser got as finished HTML. While it is on screen its head stands as it was rendered and its
 * still parts need no code; the first change of page ends that.
 */
let isOnFirstPage = false;

export function takeOverRenderedPage(): void {
  isOnFirstPage = true;
}

export function isRenderedPage(): boolean {
  return isOnFirstPage;
}

/** Called at the first change of page, before the new one renders. */
export function leaveRenderedPage(): void {
  isOnFirstPage = false;
}

/** Takes the rendered tags out of the head, once those of the new page are there: the title is never missing. */
export function removeRenderedHead(): void {
  document.head.querySelectorAll('[data-rendered]').forEach((tag) => tag.remove());
}

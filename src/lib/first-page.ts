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

/** Called at the first change of page: the rendered tags go, those of the new page come. */
export function leaveRenderedPage(): void {
  if (!isOnFirstPage) {
    return;
  }
  isOnFirstPage = false;
  document.head.querySelectorAll('[data-rendered]').forEach((tag) => tag.remove());
}

const deferredElements = '.below-first-screen, .prose > :nth-child(n + 12), .data-table-stack tbody tr';
/** Parts of a long text and rows of a table are small: so many of them are laid out in one frame. */
const partsPerFrame = 12;

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/**
 * Lays out what `ui/deferred-layout.css` left out, in slices of a frame, so that a touch is answered in between. Sets both
 * properties of that file, so that nothing changes any more when its rules end.
 */
export async function layOutRest(page: Document = document): Promise<void> {
  const parts = [...page.querySelectorAll<HTMLElement>(deferredElements)];
  // In the first frame the browser lays out what the caller changed.
  await nextFrame();
  while (parts.length > 0) {
    await nextFrame();
    const isSection = parts[0]?.classList.contains('below-first-screen');
    for (const part of parts.splice(0, isSection ? 1 : partsPerFrame)) {
      part.style.contentVisibility = 'visible';
      part.style.containIntrinsicBlockSize = 'none';
    }
  }
  await nextFrame();
}

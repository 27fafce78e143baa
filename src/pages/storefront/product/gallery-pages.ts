import { useEffect } from 'react';
import type { SamplePreview } from '@contracts/sample';
import { readCompanyName, showCompanyName } from '@/features/shared/library/model/company-name';
import { renewOrFail } from '@/lib/react/load-error';

export const pageCaption = (title: string, position: number, count: number) =>
  `${title}: document ${position} of ${count}`;

async function readPage(address: string): Promise<SamplePreview> {
  const [sku = '', document = ''] = address.split('/');
  const { getFunction } = await import('@/lib/supabase/data-api').catch(renewOrFail);
  return (await getFunction(`preview-sample/${sku}?${new URLSearchParams({ document })}`)) as SamplePreview;
}

const paperOf = (gallery: HTMLElement) => gallery.querySelector<HTMLElement>('.sheet > div');

/** Lists only the numbers on the part of the page that is not faded out. */
function explainPins(gallery: HTMLElement): void {
  const paper = paperOf(gallery);
  if (!paper) return;
  const { top: start, height } = paper.getBoundingClientRect();
  const end = start + 0.85 * height;
  for (const pin of gallery.querySelectorAll<HTMLElement>('[data-mark]')) {
    const marked = paper.querySelector(`.${pin.dataset['mark']}`);
    pin.hidden = !marked || marked.getBoundingClientRect().top > end;
  }
}

/** Shows the first page of the document whose picture was pressed. The gallery is static HTML. */
async function showPage(gallery: HTMLElement, pressed: HTMLElement): Promise<void> {
  const address = pressed.dataset['galleryPage'] ?? '';
  const pages = [...gallery.querySelectorAll<HTMLElement>('[data-gallery-page]')];
  const caption = gallery.querySelector<HTMLElement>('[data-gallery-caption]');
  const paper = paperOf(gallery);
  if (!caption || !paper) return;
  for (const page of pages) page.ariaPressed = String(page === pressed);
  pressed.ariaBusy = 'true';
  try {
    const { title, sheet } = await readPage(address);
    // Another page was pressed in the meantime.
    if (pressed.ariaPressed !== 'true') return;
    paper.innerHTML = sheet;
    explainPins(gallery);
    showCompanyName(readCompanyName());
    caption.textContent = pageCaption(title, pages.indexOf(pressed) + 1, pages.length);
    const reader = gallery.querySelector<HTMLElement>('[data-preview]');
    if (reader) reader.dataset['preview'] = address;
  } catch (error) {
    // A call of the shop fails with an error for people, and so does code that does not load.
    caption.textContent = (error as Error).message;
  } finally {
    pressed.ariaBusy = null;
  }
}

/** Lets the strip below the gallery's large page choose what it shows. */
export function useGalleryPages(): void {
  useEffect(() => {
    // A phone shows less of the page that the gallery opens with.
    for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) explainPins(gallery);
    const listen = ({ target }: MouseEvent) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-gallery-page]') : null;
      const gallery = pressed?.closest<HTMLElement>('[data-gallery]');
      if (pressed && gallery) void showPage(gallery, pressed);
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
}

import type { SamplePreview } from '@contracts/sample';
import { pageCaption } from '@/features/all/library/model/page-caption';
import { renewOrFail } from '@/lib/react/load-error';
import type { Upgrade } from './elements';

async function readPage(address: string): Promise<SamplePreview> {
  const [sku = '', document = ''] = address.split('/');
  const { getFunction } = await import('@/lib/supabase/data-api').catch(renewOrFail);
  return (await getFunction(`preview-sample/${sku}?${new URLSearchParams({ document })}`)) as SamplePreview;
}

const pageOf = (gallery: HTMLElement) => gallery.querySelector<HTMLElement>('sample-page');

/** Lists only the numbers on the part of the page that is not faded out. */
function explainPins(gallery: HTMLElement): void {
  const paper = pageOf(gallery)?.firstElementChild;
  if (!paper) return;
  const { top: start, height } = paper.getBoundingClientRect();
  const end = start + 0.85 * height;
  for (const pin of gallery.querySelectorAll<HTMLElement>('[data-mark]')) {
    const marked = paper.querySelector(`.${pin.dataset['mark']}`);
    pin.hidden = !marked || marked.getBoundingClientRect().top > end;
  }
}

/** Another page of the same look, which its element fills in with the company's name. */
function putPage(gallery: HTMLElement, html: string): void {
  const page = pageOf(gallery);
  const next = page?.cloneNode(true) as HTMLElement | undefined;
  if (!next?.firstElementChild) return;
  next.firstElementChild.innerHTML = html;
  page?.replaceWith(next);
}

/** Shows the first page of the document whose picture was pressed. */
async function showPage(gallery: HTMLElement, pressed: HTMLElement): Promise<void> {
  const address = pressed.dataset['page'] ?? '';
  const pages = [...gallery.querySelectorAll<HTMLElement>('[data-page]')];
  const caption = gallery.querySelector<HTMLElement>('[role=status]');
  if (!caption) return;
  for (const page of pages) page.ariaPressed = String(page === pressed);
  pressed.ariaBusy = 'true';
  try {
    const { title, sheet: page } = await readPage(address);
    // Another page was pressed in the meantime.
    if (pressed.ariaPressed !== 'true') return;
    putPage(gallery, page);
    explainPins(gallery);
    caption.textContent = pageCaption(title, pages.indexOf(pressed) + 1, pages.length);
    gallery.querySelector('document-preview')?.setAttribute('of', address);
  } catch (error) {
    // A call of the shop fails with an error for people, and so does code that does not load.
    caption.textContent = (error as Error).message;
  } finally {
    pressed.ariaBusy = null;
  }
}

/** The strip below the gallery's large page chooses what it shows. */
export const upgrade: Upgrade = (host, end) => {
  // A phone shows less of the page that the gallery opens with.
  explainPins(host);
  host.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-page]') : null;
      if (pressed) void showPage(host, pressed);
    },
    { signal: end },
  );
};

import type { SamplePreview } from '@contracts/sample';
import { pageCaption } from '@/features/all/library/model/page-caption';
import { renewOrFail } from '@/lib/react/load-error';
import type { Upgrade } from './elements';

async function readPage(address: string): Promise<SamplePreview> {
  const [sku = '', document = ''] = address.split('/');
  const { getFunction } = await import('@/lib/supabase/data-api').catch(renewOrFail);
  return (await getFunction(`preview-sample/${sku}?${new URLSearchParams({ document })}`)) as SamplePreview;
}

const stagesOf = (gallery: HTMLElement) => [...gallery.querySelectorAll<HTMLElement>('[data-stage]')];
/** Of the states' large pages the one that the style sheet shows. */
const shownStage = (gallery: HTMLElement) =>
  stagesOf(gallery).find((stage) => getComputedStyle(stage).display !== 'none');
const previewOf = (stage: HTMLElement) => stage.querySelector('document-preview');
const pageOf = (stage: HTMLElement) => stage.querySelector<HTMLElement>('sample-page');

function press(gallery: HTMLElement, address: string | null | undefined): void {
  for (const page of gallery.querySelectorAll<HTMLElement>('[data-page]'))
    page.ariaPressed = String(page.dataset['page'] === address);
}

/** Lists only the numbers on the part of the page that is not faded out. */
function explainPins(stage: HTMLElement): void {
  const paper = pageOf(stage)?.firstElementChild;
  if (!paper) return;
  const { top: start, height } = paper.getBoundingClientRect();
  const end = start + 0.85 * height;
  for (const pin of stage.querySelectorAll<HTMLElement>('[data-mark]')) {
    const marked = paper.querySelector(`.${pin.dataset['mark']}`);
    pin.hidden = !marked || marked.getBoundingClientRect().top > end;
  }
}

/** Another page of the same look, which its element fills in with the company's name. */
function putPage(stage: HTMLElement, html: string): void {
  const page = pageOf(stage);
  const next = page?.cloneNode(true) as HTMLElement | undefined;
  if (!next?.firstElementChild) return;
  next.firstElementChild.innerHTML = html;
  page?.replaceWith(next);
}

/** Shows the first page of the document whose picture was pressed. */
async function showPage(gallery: HTMLElement, pressed: HTMLButtonElement): Promise<void> {
  const address = pressed.dataset['page'] ?? '';
  const stage = shownStage(gallery);
  const caption = stage?.querySelector('[role=status]');
  if (!stage || !caption) return;
  press(gallery, address);
  pressed.ariaBusy = 'true';
  try {
    const { title, sheet: page } = await readPage(address);
    // Another page was pressed in the meantime, or another state was chosen.
    if (pressed.ariaPressed !== 'true') return;
    putPage(stage, page);
    explainPins(stage);
    caption.textContent = pageCaption(title, pressed.value);
    previewOf(stage)?.setAttribute('of', address);
  } catch (error) {
    // A call of the shop fails with an error for people, and so does code that does not load.
    caption.textContent = (error as Error).message;
  } finally {
    pressed.ariaBusy = null;
  }
}

/** The strip below the gallery's large page chooses what it shows. */
export const upgrade: Upgrade = (host, end) => {
  let shown: HTMLElement | undefined;
  const settle = () => {
    const stage = shownStage(host);
    if (!stage) return;
    if (stage !== shown) press(host, previewOf(stage)?.getAttribute('of'));
    shown = stage;
    explainPins(stage);
  };
  // A phone shows less of the page, and the other state's page gets a size when that state is chosen.
  const sizes = new ResizeObserver(settle);
  for (const stage of stagesOf(host)) sizes.observe(stage);
  end.addEventListener('abort', () => sizes.disconnect());
  host.addEventListener(
    'click',
    ({ target }) => {
      const pressed =
        target instanceof Element ? target.closest<HTMLButtonElement>('button[data-page]') : null;
      if (pressed) void showPage(host, pressed);
    },
    { signal: end },
  );
};

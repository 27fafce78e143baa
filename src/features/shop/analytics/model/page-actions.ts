import { track } from '@/lib/browser/analytics';

function readFile(link: HTMLElement): string {
  const { fileName } = link.dataset;
  if (fileName) {
    return fileName;
  }
  const path = link instanceof HTMLAnchorElement ? link.pathname : '';
  const last = path.slice(path.lastIndexOf('/') + 1);
  return last === '' ? 'unknown' : last;
}

/** A file of the free pack also counts as a lead's download. */
function reportDownload(link: HTMLElement): void {
  const file_name = readFile(link);
  track('file_download', { file_name });
  if (link.dataset['lead'] === 'asset') {
    track('lead_asset_download', { file_name });
  } else if (link.dataset['lead'] === 'zip') {
    track('lead_zip_download', { file_name });
  }
}

/** The event of a click on a marked element. */
export function reportClick(target: EventTarget | null): void {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-analytics]') : null;
  if (element?.dataset['analytics'] === 'buy_click') {
    track('buy_click', {
      product: element.dataset['product'] ?? 'unknown',
      price: Number(element.dataset['price']) || 0,
      page: window.location.pathname,
    });
  } else if (element?.dataset['analytics'] === 'download_click') {
    reportDownload(element);
  }
}

/** The event of a marked form. Incomplete forms are not submitted and have none. */
export function reportSubmit(target: EventTarget | null): void {
  if (!(target instanceof HTMLFormElement) || target.dataset['analytics'] !== 'lead_submit') {
    return;
  }
  if (!target.checkValidity()) {
    return;
  }
  const fields = new FormData(target);
  const read = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' && value !== '' ? value : 'unknown';
  };
  track('lead_submit', {
    source: read('utm_source'),
    medium: read('utm_medium'),
    campaign: read('utm_campaign'),
  });
}

/** Listens to every click and form submit of the page. Returns a function that stops it. */
export function listenToPage(): () => void {
  const onClick = ({ target }: MouseEvent) => reportClick(target);
  const onSubmit = ({ target }: SubmitEvent) => reportSubmit(target);
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('submit', onSubmit, { capture: true });
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
    document.removeEventListener('submit', onSubmit, { capture: true });
  };
}

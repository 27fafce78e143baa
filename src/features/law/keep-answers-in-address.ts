/**
 * Keeps the answers of the form in `place` in the address, and brings them back from it. The form is fixed HTML, whose
 * events React does not see. Returns what ends it.
 */
export function keepAnswersInAddress(place: HTMLElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  bringAnswersBack(place, new URLSearchParams(location.search), signal);
  const sight = followSight(place, signal);
  const below = () => place.querySelectorAll('[data-plan-result], [data-plan-sources]');

  // First the mark in its box: a list out of sight, as on a phone, and the address wait for the frame after it.
  const answer = () => {
    const form = place.querySelector('form');
    if (!sight.isListSeen()) below().forEach((part) => part.setAttribute('data-waits', ''));
    requestAnimationFrame(() => {
      setTimeout(() => {
        below().forEach((part) => part.removeAttribute('data-waits'));
        if (form?.isConnected) writeAddress(form);
      });
    });
  };
  const showList = (event: Event) => {
    event.preventDefault();
    const form = place.querySelector('form');
    if (form) writeAddress(form);
    place.querySelector('[data-plan-result]')?.scrollIntoView({ block: 'start' });
  };
  place.addEventListener('change', answer, { signal });
  place.addEventListener('submit', showList, { signal });
  return () => end.abort();
}

function bringAnswersBack(place: HTMLElement, asked: URLSearchParams, signal: AbortSignal): void {
  const restore = () => {
    const form = place.querySelector('form');
    if (!form) return;
    const inputs = [...form.querySelectorAll<HTMLInputElement>('input[name]')];
    const isAsked = ({ name, value }: HTMLInputElement) => asked.getAll(name).includes(value);
    // Whoever answered before the page's code came has thought again about what the address holds.
    const early = inputs.filter((input) => input.checked && !isAsked(input));
    // Where the shop's own server answers, it has done so already.
    const isServedFilled = inputs.some(({ defaultChecked }) => defaultChecked);
    for (const input of isServedFilled ? [] : inputs.filter(isAsked)) {
      input.checked ||= !early.some(({ name, type }) => type === 'radio' && name === input.name);
    }
    if (early.length > 0) writeAddress(form);
  };
  restore();
  // Reached from another page, the form arrives a moment later than its frame.
  const arrival = new MutationObserver(restore);
  if (!place.querySelector('form')) arrival.observe(place, { childList: true, subtree: true });
  signal.addEventListener('abort', () => arrival.disconnect());
}

/** Whether the list is in sight; until that is known, it is taken to be. */
function followSight(place: HTMLElement, signal: AbortSignal): { isListSeen: () => boolean } {
  let isListSeen = true;
  let list: Element | null = null;
  const observer = new IntersectionObserver((changes) => {
    isListSeen = changes.at(-1)?.isIntersecting ?? true;
  });
  // Before somebody can answer; reached from another page, the list arrives later than its frame.
  const watch = () => {
    if (list) return;
    list = place.querySelector('[data-plan-result]');
    if (list) observer.observe(list);
  };
  watch();
  place.addEventListener('pointerover', watch, { signal });
  place.addEventListener('focusin', watch, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
  return { isListSeen: () => isListSeen };
}

function writeAddress(form: HTMLFormElement): void {
  const answers = [...form.querySelectorAll<HTMLInputElement>('input:checked')];
  const query = new URLSearchParams(answers.map(({ name, value }): [string, string] => [name, value]));
  history.replaceState(history.state, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`);
}

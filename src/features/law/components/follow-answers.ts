/**
 * Keeps the answers of the form in `place` in the address. The form is fixed HTML, whose events React does not see. Returns
 * what ends it.
 */
export function followAnswers(place: HTMLElement): () => void {
  let list: HTMLElement | null = null;
  let isListSeen = true;
  const sight = new IntersectionObserver((changes) => {
    isListSeen = changes.at(-1)?.isIntersecting ?? true;
  });
  // Reached from another page, the list arrives a moment later.
  const watchList = () => {
    if (list) return;
    list = place.querySelector('[data-plan-result]');
    if (list) sight.observe(list);
  };
  const below = () => place.querySelectorAll('[data-plan-result], [data-plan-sources]');
  // First the mark in its box: a list out of sight, as on a phone, and the address wait for the frame after it.
  const answer = () => {
    const form = place.querySelector('form');
    if (!isListSeen) below().forEach((part) => part.setAttribute('data-waits', ''));
    requestAnimationFrame(() => {
      setTimeout(() => {
        below().forEach((part) => part.removeAttribute('data-waits'));
        if (form?.isConnected) keepInAddress(form);
      });
    });
  };
  const showList = (event: Event) => {
    event.preventDefault();
    const form = place.querySelector('form');
    if (form) keepInAddress(form);
    list?.scrollIntoView({ block: 'start' });
  };
  watchList();
  place.addEventListener('pointerover', watchList);
  place.addEventListener('focusin', watchList);
  place.addEventListener('change', answer);
  place.addEventListener('submit', showList);
  return () => {
    sight.disconnect();
    place.removeEventListener('pointerover', watchList);
    place.removeEventListener('focusin', watchList);
    place.removeEventListener('change', answer);
    place.removeEventListener('submit', showList);
  };
}

function keepInAddress(form: HTMLFormElement): void {
  const answers = [...form.querySelectorAll<HTMLInputElement>('input:checked')];
  const query = new URLSearchParams(answers.map(({ name, value }): [string, string] => [name, value]));
  history.replaceState(history.state, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`);
}

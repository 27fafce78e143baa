import { keepPlanAnswers } from '@/lib/browser/plan-answers';
import { withQuery } from '@/lib/url/paths';
import { last } from '@/lib/lists/last';

/**
 * Stores the answers of the form in `place` in the URL and in this browser, and restores them from it. The form is static HTML, whose events
 * React does not see. Returns a cleanup function.
 */
export function keepAnswersInAddress(place: HTMLElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  bringAnswersBack(place, new URLSearchParams(location.search), signal);
  const sight = followSight(place, signal);
  const below = () => place.querySelectorAll('[data-plan-result], [data-plan-sources]');

  // Paint the checked box first: the URL, and a list that is off-screen as on a phone, wait for the next frame.
  const answer = () => {
    const form = place.querySelector('form');
    if (!sight.isListSeen()) below().forEach((part) => part.setAttribute('data-deferred', ''));
    requestAnimationFrame(() => {
      setTimeout(() => {
        below().forEach((part) => part.removeAttribute('data-deferred'));
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
    // Answers given before the code loaded override those in the URL.
    const early = inputs.filter((input) => input.checked && !isAsked(input));
    // The shop's own server has already done this.
    const isServedFilled = inputs.some(({ defaultChecked }) => defaultChecked);
    for (const input of isServedFilled ? [] : inputs.filter(isAsked)) {
      input.checked ||= !early.some(({ name, type }) => type === 'radio' && name === input.name);
    }
    if (early.length > 0) writeAddress(form);
  };
  restore();
  // After client-side navigation the form appears slightly later than its frame.
  const arrival = new MutationObserver(restore);
  if (!place.querySelector('form')) arrival.observe(place, { childList: true, subtree: true });
  signal.addEventListener('abort', () => arrival.disconnect());
}

/** Whether the list is in the viewport. Assumed until it is known. */
function followSight(place: HTMLElement, signal: AbortSignal): { isListSeen: () => boolean } {
  let isListSeen = true;
  let list: Element | null = null;
  const observer = new IntersectionObserver((changes) => {
    isListSeen = last(changes)?.isIntersecting ?? true;
  });
  // After client-side navigation the list appears later than its frame.
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
  keepPlanAnswers(query);
  history.replaceState(history.state, '', withQuery(location.pathname, query));
}

import { followEmployees, planQuery } from '@/features/all/law/employees-field';
import { shownPlan } from '@/features/all/law/model/shown-plan';
import { keepPlanAnswers } from '@/lib/browser/plan-answers';
import { last } from '@/lib/lists/last';
import { withQuery } from '@/lib/url/paths';
import type { Upgrade } from './elements';

/**
 * Six questions and the list that follows from them in CSS: works without this, which keeps the answers in the address and in
 * this browser and tells them to the order slip.
 */
export const upgrade: Upgrade = (host, end) => {
  const form = host.querySelector('form');
  const list = host.querySelector<HTMLElement>('[data-plan-result]');
  const place = host.querySelector<HTMLElement>('[data-plan-order]');
  if (!form || !list || !place) return;
  bringAnswersBack(form, end);
  const isSeen = followSight(list, end);
  const below = [list, ...host.querySelectorAll('[data-plan-sources]')];
  const publish = () => shownPlan.set({ answers: answersIn(form), place });
  publish();
  end.addEventListener('abort', () => shownPlan.set(null));

  // Paint the checked box first: the address, and a list that is off-screen as on a phone, wait for the next frame.
  const answer = () => {
    publish();
    if (!isSeen()) below.forEach((part) => part.setAttribute('data-deferred', ''));
    requestAnimationFrame(() => {
      setTimeout(() => {
        below.forEach((part) => part.removeAttribute('data-deferred'));
        if (!end.aborted) writeAddress(form);
      });
    });
  };
  const showList = (event: Event) => {
    event.preventDefault();
    writeAddress(form);
    list.scrollIntoView({ block: 'start' });
  };
  form.addEventListener('change', answer, { signal: end });
  form.addEventListener('submit', showList, { signal: end });
  const print = host.querySelector('[data-plan-print]');
  print?.addEventListener('click', () => window.print(), { signal: end });
};

function answersIn(form: HTMLFormElement): Readonly<Record<string, readonly string[]>> {
  const data = new FormData(form);
  return Object.fromEntries([...data.keys()].map((name) => [name, data.getAll(name).map(String)]));
}

function bringAnswersBack(form: HTMLFormElement, end: AbortSignal): void {
  const asked = new URLSearchParams(location.search);
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[name]')];
  const isAsked = ({ name, value }: HTMLInputElement) => asked.getAll(name).includes(value);
  // Answers given before the code loaded override those in the address.
  const early = inputs.filter((input) => input.checked && !isAsked(input));
  // The shop's own server has already done this.
  const isServedFilled = inputs.some(({ defaultChecked }) => defaultChecked);
  for (const input of isServedFilled ? [] : inputs.filter(isAsked)) {
    input.checked ||= !early.some(({ name, type }) => type === 'radio' && name === input.name);
  }
  const wasTyped = followEmployees(form, asked, end);
  if (early.length > 0 || wasTyped) writeAddress(form);
}

/** Whether the list is in the viewport. Assumed until it is known. */
function followSight(list: Element, end: AbortSignal): () => boolean {
  let isSeen = true;
  const observer = new IntersectionObserver((changes) => {
    isSeen = last(changes)?.isIntersecting ?? true;
  });
  observer.observe(list);
  end.addEventListener('abort', () => observer.disconnect());
  return () => isSeen;
}

function writeAddress(form: HTMLFormElement): void {
  const query = planQuery(form);
  keepPlanAnswers(query);
  history.replaceState(history.state, '', withQuery(location.pathname, query));
}

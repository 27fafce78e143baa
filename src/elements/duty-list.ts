import { withQuery } from '@/lib/url/paths';
import { addressSelects } from './address-selects';
import type { Upgrade } from './elements';

/** As many are read at a glance: then nothing stays folded. */
const few = 12;

/** Filters the duties by state, number of employees and kind, and unfolds what the address points at. */
export const upgrade: Upgrade = (host, end) => {
  const status = host.querySelector('[role=status]');
  const rows = [...host.querySelectorAll('li')];
  sizeOfEmployees(host);
  addressSelects(host, end, (valueOf) => {
    const [state, kind, size] = ['state', 'kind', 'size'].map(valueOf);
    for (const row of rows) {
      const { inState, kind: own, from } = row.dataset;
      row.hidden =
        Boolean(state && inState !== state && inState !== 'US') ||
        Boolean(kind && own !== kind) ||
        Boolean(size && Number(from) > Number(size));
    }
    const shown = rows.filter(({ hidden }) => !hidden).length;
    arrangeGroups(host, shown < rows.length && shown <= few);
    if (status) status.textContent = `${shown} of ${rows.length} shown`;
  });
  // Not every browser unfolds what a link within the page leads to.
  const reveal = () => {
    const target = document.getElementById(location.hash.slice(1));
    const folded = target?.closest('details:not([open])');
    if (!folded) return;
    unfold(target);
    target?.scrollIntoView();
  };
  addEventListener('hashchange', reveal, { signal: end });
  reveal();
  const print = host.querySelector('button');
  if (!print) return;
  print.hidden = false;
  print.addEventListener('click', () => window.print(), { signal: end });
};

/** A link says how many employees there are; the list has the sizes between which duties differ. */
function sizeOfEmployees(host: HTMLElement): void {
  const query = new URLSearchParams(location.search);
  const employees = Number(query.get('employees'));
  query.delete('employees');
  const sizes = [...host.querySelectorAll<HTMLOptionElement>('[name=size] option')].map(({ value }) =>
    Number(value),
  );
  const size = Math.max(...sizes.filter((from) => from <= employees));
  if (size < 1) return;
  query.set('size', String(size));
  history.replaceState(history.state, '', withQuery(location.pathname, query) + location.hash);
}

function unfold(target: Element | null): void {
  for (let at = target?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true;
}

/** Each group says how many of its duties are shown. One without any is hidden. */
function arrangeGroups(host: HTMLElement, isOpen: boolean): void {
  for (const group of host.querySelectorAll('details')) {
    const shown = group.querySelectorAll('li:not([hidden])').length;
    group.hidden = shown === 0;
    group.open ||= isOpen;
    const count = group.querySelector('[data-count]');
    if (count) count.textContent = String(shown);
  }
}

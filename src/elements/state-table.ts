import { addressSelects } from './address-selects';
import type { Upgrade } from './elements';

/** Sorts and filters the states of its table, and of the list that phones show. The choice is in the address. */
export const upgrade: Upgrade = (host, end) => {
  const status = host.querySelector('[role=status]');
  addressSelects(host, end, (valueOf) => {
    const text = arrangeRows(host, valueOf('program'), valueOf('sick'), valueOf('sort'));
    if (status) status.textContent = text;
  });
};

/** Sorts and hides the rows, and hides the same states in the list for phones. Returns what screen readers hear. */
function arrangeRows(frame: HTMLElement, program: string, sickLeave: string, sort: string): string {
  const body = frame.querySelector('tbody');
  const rows = [...(body?.rows ?? [])].map((row) => {
    const {
      state = '',
      program: own = '',
      sickLeave: sick = '',
    } = row.querySelector<HTMLElement>('[data-state]')?.dataset ?? {};
    return { row, state, program: own, 'sick-leave': sick };
  });
  rows.sort((a, b) => {
    const byName = a.state.localeCompare(b.state, 'en');
    if (sort === 'program' || sort === 'sick-leave') {
      return rank(a[sort]) - rank(b[sort]) || byName;
    }
    return sort === 'state-desc' ? -byName : byName;
  });
  const isHidden = (own = '', sick = '') =>
    (program !== '' && own !== program) || (sickLeave !== '' && sick !== sickLeave);
  let shown = 0;
  for (const { row, program: own, 'sick-leave': sick } of rows) {
    row.hidden = isHidden(own, sick);
    shown += row.hidden ? 0 : 1;
  }
  if (rows.some(({ row }, place) => row !== body?.rows[place])) {
    body?.append(...rows.map(({ row }) => row));
  }
  arrangeGroups(frame, isHidden);
  return shown === 0 ? 'No state fits both.' : `${shown} of ${rows.length} shown`;
}

type IsHidden = (program?: string, sickLeave?: string) => boolean;

/** A group of the list says how many of its states are shown. One without any is hidden. */
function arrangeGroups(frame: HTMLElement, isHidden: IsHidden): void {
  for (const group of frame.querySelectorAll<HTMLElement>('[data-group]')) {
    const items = [...group.querySelectorAll('li')];
    for (const item of items) {
      item.hidden = isHidden(group.dataset['group'], item.dataset['sickLeave']);
    }
    const shown = items.filter(({ hidden }) => !hidden).length;
    group.hidden = shown === 0;
    group.querySelector('[data-count]')?.replaceChildren(`(${shown})`);
  }
}

/** From the strictest state to the least strict one. */
const order = 'paid required any-reason coming opt-in local voluntary limited repealed unverified none'.split(
  ' ',
);
const rank = (value: string) => order.indexOf(value);

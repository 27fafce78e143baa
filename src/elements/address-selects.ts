import { withQuery } from '@/lib/url/paths';

type ValueOf = (name: string) => string;

/** The choices of the selects in `host` are in the address, in both directions; `arrange` is told each time they change. */
export function addressSelects(
  host: HTMLElement,
  end: AbortSignal,
  arrange: (valueOf: ValueOf) => void,
): void {
  const fields = [...host.querySelectorAll('select')];
  const tell = () => arrange((name) => fields.find((field) => field.name === name)?.value ?? '');
  const readAddress = (chosen: readonly HTMLSelectElement[]) => {
    const asked = new URLSearchParams(location.search);
    for (const field of fields) {
      if (!chosen.includes(field)) field.value = offered(field, asked.get(field.name));
    }
    tell();
  };
  const choose = () => {
    const query = new URLSearchParams(location.search);
    for (const { name, value } of fields) {
      if (value) query.set(name, value);
      else query.delete(name);
    }
    history.replaceState(history.state, '', withQuery(location.pathname, query) + location.hash);
    tell();
  };
  // What was chosen before this code was there counts for more than the address.
  const early = fields.filter(({ value }) => value);
  readAddress(early);
  if (early.length > 0) choose();
  host.addEventListener('change', choose, { signal: end });
  addEventListener('popstate', () => readAddress([]), { signal: end });
}

const offered = ({ options }: HTMLSelectElement, asked: string | null) =>
  [...options].some(({ value }) => value === asked) ? (asked ?? '') : '';

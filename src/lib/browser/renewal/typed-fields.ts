import { isChoice, isSecret, type Field } from '../../forms/field-kind';
import { isRecord } from '../safe-storage';

/** The path of the page on which somebody typed into it. */
const typedAt = (field: HTMLElement) => field.dataset['typedAt'];

/** A field that a visitor changed, by what stays the same over a reload. */
export interface TypedField {
  readonly path: string;
  readonly key: string;
  /** Among the fields with this key. */
  readonly place: number;
  /** Its text; of a choice, whether it is checked. */
  readonly value: string | boolean;
  readonly hasFocus: boolean;
}

const keptTypes =
  /^(?:text|search|email|tel|url|number|date|time|month|week|datetime-local|range|color|checkbox|radio|textarea|select-one)$/;

/** Each field that may be kept, with its key and its place. */
function keepableFields(): (Pick<TypedField, 'key' | 'place'> & { readonly field: Field })[] {
  const places = new Map<string, number>();
  return [...document.querySelectorAll<Field>('input, textarea, select')]
    .filter((field) => keptTypes.test(field.type) && !isSecret(field))
    .map((field) => {
      const key = keyOf(field);
      const place = places.get(key) ?? 0;
      places.set(key, place + 1);
      return { field, key, place };
    });
}

/** Ids are made by React and differ between versions, so a name or a label goes first. */
function keyOf(field: Field): string {
  const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent;
  return JSON.stringify([
    nameOfForm(field),
    field.type,
    field.name || label || field.id,
    isChoice(field) ? field.value : '',
  ]);
}

function nameOfForm({ form }: Field): string {
  const island = form?.closest<HTMLElement>('[data-island]')?.dataset['island'];
  return island ?? form?.getAttribute('name') ?? form?.getAttribute('aria-label') ?? '';
}

const hasFocus = (element: Element) => element === document.activeElement;

/** For fields changed before the listener was attached. React may have changed the fields that it controls by itself. */
function isChanged(field: Field): boolean {
  if (!isChoice(field) && !(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  if (isOfReact(field)) return false;
  return isChoice(field)
    ? field.checked !== field.defaultChecked
    : !field.options[field.selectedIndex]?.defaultSelected && field.selectedIndex > 0;
}

/** What was typed and chosen. */
export function readTyped(): TypedField[] {
  return keepableFields()
    .filter(({ field }) => typedAt(field) !== undefined || isChanged(field) || hasFocus(field))
    .filter(({ field }) => field.type !== 'radio' || (field as HTMLInputElement).checked)
    .map(({ field, key, place }) => ({
      path: typedAt(field) ?? location.pathname,
      key,
      place,
      value: isChoice(field) ? field.checked : field.value,
      hasFocus: hasFocus(field),
    }));
}

/** A text that is not in a form field, as that of a code editor, cannot be read from the page. */
export const hasOtherText = (): boolean =>
  document.querySelector('[contenteditable="true"][data-typed-at]') !== null;

/** Fills the fields of this page that are there by now, and gives those that are not. */
export function writeTyped(typed: readonly TypedField[]): TypedField[] {
  const here = typed.some(({ path }) => path === location.pathname) ? keepableFields() : [];
  return typed.filter((each) => {
    const { path, key, place, value } = each;
    const field =
      path === location.pathname
        ? here.find((other) => other.key === key && other.place === place)?.field
        : undefined;
    if (!field || !isListening(field)) return true;
    // Somebody is typing there again.
    if (typedAt(field) === undefined) write(field, value);
    // A folded part that somebody wrote in was open.
    field.closest('details')?.setAttribute('open', '');
    if (each.hasFocus && hasFocus(document.body)) field.focus({ preventScroll: true });
    return false;
  });
}

const isOfReact = (field: Field) => Object.keys(field).some((name) => name.startsWith('__reactProps'));

/** React has taken the field over, or it is in a deferred form, which reads its fields when it is hydrated. */
const isListening = (field: Field) =>
  isOfReact(field) || field.closest('[data-island]:not([data-hydrated])') !== null;

/** As a visitor would: React overrides the setter of the element and hears of the events. */
function write(field: Field, value: string | boolean): void {
  if (isChoice(field)) {
    if (field.checked !== value) field.click();
  } else if (field.value !== value) {
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Anyone can write to browser storage. */
export const isTypedField = (value: unknown): value is TypedField =>
  isRecord(value) &&
  typeof value['path'] === 'string' &&
  typeof value['key'] === 'string' &&
  typeof value['place'] === 'number' &&
  /^(?:string|boolean)$/.test(typeof value['value']) &&
  typeof value['hasFocus'] === 'boolean';

import { employeesIn, sizeOf, sizeOptions } from '@/catalog/plan-sizes';
import { readPlanAnswers } from '@/lib/browser/plan-answers';

const restMs = 500;

/**
 * Checks the choice that a typed number of employees belongs to: the style sheet follows the choices, which are all there is
 * without JavaScript. Returns whether the number was typed before this ran; otherwise it comes from the address, or from what is
 * known of the company.
 */
export function followEmployees(form: HTMLFormElement, asked: URLSearchParams, signal: AbortSignal): boolean {
  const field = form.querySelector<HTMLInputElement>('[name=employees]');
  if (!field) return false;
  const sizes = [...form.querySelectorAll<HTMLInputElement>('[name=size]')];

  const follow = () => {
    const size = sizeOf(field.value);
    for (const choice of sizes) choice.checked = choice.value === size;
    say(form, field);
  };
  // The list follows before the field is left, except while the number is unfinished.
  let timer = 0;
  const rest = () => {
    clearTimeout(timer);
    if (!isNonsense(field)) timer = window.setTimeout(() => field.dispatchEvent(changed()), restMs);
  };
  field.addEventListener('change', follow, { signal });
  field.addEventListener('input', rest, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));

  const wasTyped = field.value !== '';
  const isChosen = sizes.some(({ checked }) => checked);
  const known = asked.get('employees') ?? (isChosen ? null : readPlanAnswers().get('employees'));
  if (!wasTyped && employeesIn(known ?? '') !== null) field.value = known ?? '';
  if (field.value === '') say(form, field);
  else follow();
  return wasTyped;
}

/** The answers as the address has them. What is no number is not one. */
export function planQuery(form: HTMLFormElement): URLSearchParams {
  const given = [...form.querySelectorAll<HTMLInputElement>('input:checked, [name=employees]')].filter(
    (input) => input.value !== '' && (input.name !== 'employees' || !isNonsense(input)),
  );
  return new URLSearchParams(given.map(({ name, value }): [string, string] => [name, value]));
}

const changed = () => new Event('change', { bubbles: true });
const isNonsense = ({ value }: HTMLInputElement) => value !== '' && sizeOf(value) === null;

/** That the number is none, or which range of an earlier address counts in its place. */
function say(form: HTMLFormElement, field: HTMLInputElement): void {
  const isWrong = isNonsense(field);
  const size = form.querySelector<HTMLInputElement>('[name=size]:checked')?.value;
  const range = field.value === '' && sizeOptions.find(([value]) => value === size)?.[1];
  const note = form.querySelector('#employees-range');
  if (note) note.textContent = range ? `Counted as ${range} until you type a number.` : '';
  const error = form.querySelector<HTMLElement>('#employees-error');
  if (error) error.hidden = !isWrong;
  field.setAttribute('aria-invalid', String(isWrong));
  field.setAttribute(
    'aria-describedby',
    `${isWrong ? 'employees-error ' : ''}employees-help employees-range`,
  );
}

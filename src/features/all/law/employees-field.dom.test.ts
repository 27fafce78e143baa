import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sizeOptions } from '@/catalog/plan-sizes';
import { keepEmployees } from '@/lib/browser/plan-answers';
import { followEmployees, planQuery } from './employees-field';

let end = new AbortController();
let wasTyped = false;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

const field = () => document.querySelector<HTMLInputElement>('[name=employees]')!;
const size = () => document.querySelector<HTMLInputElement>('[name=size]:checked')?.value;
const note = () => document.querySelector('#employees-range')?.textContent;
const isErrorShown = () => !document.querySelector<HTMLElement>('#employees-error')!.hidden;

function open(query: string, typed = ''): void {
  const ranges = sizeOptions.map(([value]) => `<input type="radio" name="size" value="${value}">`).join('');
  document.body.innerHTML = `<div><form><input type="checkbox" name="state" value="MN"><input name="employees">
    <p id="employees-error" hidden></p><p id="employees-range"></p>${ranges}</form></div>`;
  field().value = typed;
  const asked = new URLSearchParams(query);
  for (const choice of document.querySelectorAll<HTMLInputElement>('[name=size], [name=state]'))
    choice.checked = asked.getAll(choice.name).includes(choice.value);
  end.abort();
  end = new AbortController();
  wasTyped = followEmployees(document.querySelector('form')!, asked, end.signal);
}
const answers = () => planQuery(document.querySelector('form')!).toString();
function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}
const leave = () => {
  field().dispatchEvent(new Event('change', { bubbles: true }));
  vi.runAllTimers();
};

it('checks the range of what is typed, and tells the form of it', () => {
  open('?state=MN');
  const heard = vi.fn<() => void>();
  document.querySelector('form')!.addEventListener('change', heard);
  type('35');
  expect(size()).toBeUndefined();
  vi.runAllTimers();
  expect(heard).toHaveBeenCalledOnce();
  expect([size(), answers()]).toEqual(['31', 'state=MN&employees=35&size=31']);
  type('');
  leave();
  expect([size(), answers()]).toEqual([undefined, 'state=MN']);
});

it('says that nonsense is none once the field is left, and counts no range for it', () => {
  open('?state=MN&employees=12&size=10');
  expect([field().value, size()]).toEqual(['12', '10']);
  type('about 40');
  vi.runAllTimers();
  expect(isErrorShown()).toBe(false);
  leave();
  expect([size(), isErrorShown(), field().getAttribute('aria-invalid')]).toEqual([undefined, true, 'true']);
  expect(answers()).toBe('state=MN');
  type('40');
  vi.runAllTimers();
  expect([size(), isErrorShown(), field().getAttribute('aria-invalid')]).toEqual(['31', false, 'false']);
});

it('opens an address with a range as it was, and says that the range counts until a number is typed', () => {
  keepEmployees('12');
  open('?state=MN&size=30');
  expect([field().value, size(), note()]).toEqual(['', '30', 'Counted as 30 to 49 until you type a number.']);
  type('49');
  leave();
  expect([size(), note(), answers()]).toEqual(['31', '', 'state=MN&employees=49&size=31']);
});

it('begins with the number of the company profile, before the address what was typed early', () => {
  keepEmployees('12');
  open('');
  expect([field().value, size()]).toEqual(['12', '10']);
  expect(wasTyped).toBe(false);
  open('?employees=60', '30');
  expect([field().value, size(), wasTyped]).toEqual(['30', 'exactly-30', true]);
});

it('takes no nonsense from an address, nor a range that the number contradicts', () => {
  open('?employees=%3Cb%3E');
  expect([field().value, size()]).toEqual(['', undefined]);
  open('?employees=8&size=50');
  expect([field().value, size()]).toEqual(['8', '1']);
});

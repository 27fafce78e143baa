import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { followTyping } from '@/lib/react/load-error';
import { beOlderThanSite, forgetRenewal, samePage } from '../../../../tests/support/newer-version';
import { putBack, renew } from './renewal';

function Fields({ note = 'As it was' }: { readonly note?: string }) {
  const [city, setCity] = useState('');
  return (
    <form aria-label="Order">
      <input aria-label="City" value={city} onChange={({ target }) => setCity(target.value)} />
      <textarea name="note" aria-label="Note" defaultValue={note} />
      <input name="untouched" aria-label="Untouched" defaultValue={note} />
      <select name="size" aria-label="Size">
        <option value="s">Small</option>
        <option value="l">Large</option>
      </select>
      <input type="checkbox" name="news" aria-label="News" defaultChecked />
      <input type="radio" name="pay" value="card" aria-label="Card" defaultChecked />
      <input type="radio" name="pay" value="bill" aria-label="Bill" />
      <input type="password" name="password" aria-label="Password" />
      <input name="code" autoComplete="one-time-code" aria-label="Code" />
      <input name="number" autoComplete="cc-number" aria-label="Number" />
      <output>{city}</output>
    </form>
  );
}

const text = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;
const isChecked = (name: string) => screen.getByLabelText<HTMLInputElement>(name).checked;
const reloads = (reload: ReturnType<typeof beOlderThanSite>) =>
  vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));

/** The same tab after its reload, with nothing but what the browser keeps. */
function comeBack(): void {
  document.getElementById('renewal')?.remove();
  putBack();
}

beforeAll(followTyping);
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  forgetRenewal();
});

it('says so, reloads, and puts back what was typed and chosen, but no secrets', async () => {
  const reload = beOlderThanSite();
  const first = render(<Fields />);
  for (const name of ['City', 'Password', 'Code', 'Number']) {
    fireEvent.input(screen.getByLabelText(name), { target: { value: `My ${name}` } });
  }
  fireEvent.input(screen.getByLabelText('Note'), { target: { value: 'Half a thought' } });
  await userEvent.selectOptions(screen.getByLabelText('Size'), 'l');
  await userEvent.click(screen.getByLabelText('News'));
  await userEvent.click(screen.getByLabelText('Bill'));
  screen.getByLabelText('Note').focus();
  void renew();
  await reloads(reload);
  expect(document.getElementById('renewal')?.textContent).toBe('This page has been renewed.');
  expect(JSON.stringify(sessionStorage)).not.toMatch(/My (?:Password|Code|Number)/);
  first.unmount();
  comeBack();
  expect(document.getElementById('renewal')?.textContent).toContain('What you typed is kept.');
  render(<Fields note="Newer on the server" />);
  await vi.advanceTimersByTimeAsync(300);
  await screen.findByText('My City');
  expect([text('City'), text('Note'), text('Size')]).toEqual(['My City', 'Half a thought', 'l']);
  expect([isChecked('News'), isChecked('Card'), isChecked('Bill')]).toEqual([false, false, true]);
  expect(document.activeElement).toBe(screen.getByLabelText('Note'));
  expect(text('Untouched')).toBe('Newer on the server');
  expect(sessionStorage.getItem('renewal_typed')).toBeNull();
});

it('opens the folded part that was written in', async () => {
  const reload = beOlderThanSite();
  const folded = (
    <details>
      <summary>Order</summary>
      <Fields />
    </details>
  );
  const first = render(folded);
  fireEvent.input(screen.getByLabelText('City'), { target: { value: 'Duluth' } });
  void renew();
  await reloads(reload);
  first.unmount();
  comeBack();
  render(folded);
  await vi.advanceTimersByTimeAsync(300);
  await screen.findByText('Duluth');
  expect(document.querySelector('details')?.open).toBe(true);
});

it('leaves alone what somebody types again, and what belongs to another page', async () => {
  const reload = beOlderThanSite();
  const first = render(<Fields />);
  fireEvent.input(screen.getByLabelText('City'), { target: { value: 'Duluth' } });
  Object.assign(location, { pathname: '/pricing' });
  fireEvent.input(screen.getByLabelText('Note'), { target: { value: 'For pricing' } });
  void renew();
  await reloads(reload);
  first.unmount();
  render(<Fields />);
  fireEvent.input(screen.getByLabelText('Note'), { target: { value: 'Anew' } });
  comeBack();
  expect([text('City'), text('Note')]).toEqual(['', 'Anew']);
  Object.assign(location, { pathname: '/' });
  await vi.advanceTimersByTimeAsync(300);
  expect(text('City')).toBe('Duluth');
});

it('forgets what was typed after some minutes', async () => {
  const reload = beOlderThanSite();
  const first = render(<Fields />);
  fireEvent.input(screen.getByLabelText('City'), { target: { value: 'Duluth' } });
  void renew();
  await reloads(reload);
  first.unmount();
  comeBack();
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  render(<Fields />);
  await vi.advanceTimersByTimeAsync(300);
  expect(text('City')).toBe('');
  expect(sessionStorage.getItem('renewal_typed')).toBeNull();
});

it('does not reload twice in a row, but offers it', async () => {
  const reload = beOlderThanSite();
  void renew();
  await reloads(reload);
  document.getElementById('renewal')?.remove();
  void renew();
  const button = await screen.findByRole('button', { name: 'Reload this page' });
  expect(reload).toHaveBeenCalledTimes(1);
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(reload).toHaveBeenCalledTimes(2);
});

it('asks before it reloads over the text of a code editor', async () => {
  const reload = beOlderThanSite();
  render(<div contentEditable suppressContentEditableWarning aria-label="Editor" />);
  fireEvent.input(screen.getByLabelText('Editor'));
  void renew();
  await screen.findByRole('button', { name: 'Reload this page' });
  expect(reload).not.toHaveBeenCalled();
});

it('leaves a page of the same version as it is', async () => {
  const reload = beOlderThanSite(samePage);
  await renew();
  expect(reload).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

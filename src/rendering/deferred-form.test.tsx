import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  isHydrated,
  leavePage,
  loadNoteForm,
  NoteForm,
  noteField,
  renderPage,
  sent,
} from '../../tests/support/note-form';
import { translate } from '../../tests/support/translate';
import { readLeft } from '@/lib/forms/left-draft';
import { deferredForm } from './deferred-form';

const prepare = vi.fn();

/** Code that is on its way until `arrive` is called. */
function lateCode<Module>(module: Module) {
  let arrive: () => void = () => undefined;
  const code = new Promise<Module>((resolve) => (arrive = () => resolve(module)));
  return { load: vi.fn(() => code), arrive: () => arrive() };
}

afterEach(leavePage);

it('hydrates at the first key and keeps what was typed and the focus', async () => {
  const { load, arrive } = lateCode({ default: NoteForm, prepare });
  renderPage(deferredForm('a', load), 'a');
  expect(load).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Note'), 'Hello');
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  arrive();
  await vi.waitFor(() => expect(prepare).toHaveBeenCalledTimes(1));
  expect(noteField().value).toBe('Hello');
  expect(document.activeElement).toBe(noteField());
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent.mock.calls).toEqual([['Hello']]);
});

it('forgets what was sent, also when the page is left at once', async () => {
  renderPage(deferredForm('s', loadNoteForm), 's');
  await userEvent.type(screen.getByLabelText('Note'), 'Hello');
  await userEvent.tab();
  expect(readLeft('s')).toEqual({ note: 'Hello' });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Sent');
  window.dispatchEvent(new Event('pagehide'));
  expect(readLeft('s')).toEqual({});
});

it('hydrates the same fields: no key, focus or caret is lost while its code arrives', async () => {
  const { load, arrive } = lateCode({ default: NoteForm });
  renderPage(deferredForm('f', load), 'f');
  const rendered = noteField();
  rendered.focus();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  arrive();
  for (let keys = 1; keys <= 30; keys++) {
    noteField().value += 'x';
    rendered.setSelectionRange(1, 1);
    await Promise.resolve();
  }
  await vi.waitFor(() => expect(isHydrated()).toBe(true));
  expect(noteField()).toBe(rendered);
  expect(document.activeElement).toBe(rendered);
  expect(rendered.value).toBe('x'.repeat(30));
  expect(rendered.selectionEnd).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent.mock.calls).toEqual([['x'.repeat(30)]]);
});

it('hydrates the same fields of a form that the browser has translated', async () => {
  function LabeledForm() {
    return (
      <>
        <label htmlFor="labeled">
          The {'label'} <b>here</b>
        </label>
        <input id="labeled" name="note" />
        <NoteForm />
      </>
    );
  }
  const Form = deferredForm('l', () => Promise.resolve({ default: LabeledForm }));
  renderPage(Form, 'l', <LabeledForm />);
  const rendered = screen.getByLabelText('The label here');
  translate(document.body, (words) => `(${words})`);
  rendered.focus();
  await vi.waitFor(() => expect(isHydrated()).toBe(true));
  expect(document.activeElement).toBe(rendered);
  expect(screen.getByLabelText('The label here')).toBe(rendered);
  expect(document.body.innerHTML).not.toContain('<font');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Sent');
});

it('keeps what was chosen before its code came, and shows it from React', async () => {
  function SizeForm() {
    const [size, setSize] = useState('');
    return (
      <form>
        {['small', 'large'].map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="size"
              value={each}
              checked={size === each}
              onChange={() => setSize(each)}
            />
            {each}
          </label>
        ))}
        <select name="color" aria-label="Color" defaultValue="">
          <option value="">Any</option>
          <option value="red">Red</option>
        </select>
        <output>{size}</output>
      </form>
    );
  }
  const Form = deferredForm('j', () => Promise.resolve({ default: SizeForm }));
  renderPage(Form, 'j', <SizeForm />);
  screen.getByLabelText<HTMLInputElement>('large').checked = true;
  screen.getByLabelText<HTMLSelectElement>('Color').value = 'red';
  fireEvent.focusIn(screen.getByLabelText('large'));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('large'));
  expect(screen.getByLabelText<HTMLInputElement>('large').checked).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('Color').value).toBe('red');
});

it('is hydrated at once with values that the page knows, in fields that are still empty', async () => {
  const Form = deferredForm('k', loadNoteForm);
  renderPage(Form, 'k', <NoteForm />, { note: 'From the address' });
  await vi.waitFor(() => expect(isHydrated()).toBe(true));
  expect(noteField().value).toBe('From the address');
});

it('takes a press that came before its code, and takes ten as one', async () => {
  renderPage(deferredForm('b', loadNoteForm), 'b');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  act(() => {
    for (let press = 0; press < 10; press++) {
      button.click();
    }
  });
  await screen.findByText('Sent');
  expect(sent).toHaveBeenCalledTimes(1);
});

describe('a form that an extension has changed, which React renders again', () => {
  const tellsOfIt = vi.fn((event: ErrorEvent) => event.preventDefault());
  beforeEach(() => window.addEventListener('error', tellsOfIt));
  afterEach(() => window.removeEventListener('error', tellsOfIt));

  async function changeThenHydrate(name: string, act: (field: HTMLInputElement) => Promise<unknown>) {
    const { load, arrive } = lateCode({ default: NoteForm });
    renderPage(deferredForm(name, load), name);
    const rendered = noteField();
    rendered.after(document.createElement('span'));
    await act(rendered);
    arrive();
    await vi.waitFor(() => expect(isHydrated()).toBe(true));
    expect(rendered.isConnected).toBe(false);
    expect(tellsOfIt.mock.lastCall?.[0].message).toMatch(/Hydration failed/);
  }

  it('keeps what was typed, and the focus', async () => {
    await changeThenHydrate('x', (field) => userEvent.type(field, 'Hello'));
    expect(noteField().value).toBe('Hello');
    expect(document.activeElement).toBe(noteField());
  });

  it('is sent by the press that came before', async () => {
    await changeThenHydrate('y', async (field) => {
      await userEvent.type(field, 'Hello');
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    });
    await screen.findByText('Sent');
    expect(sent.mock.calls).toEqual([['Hello']]);
  });
});

it('takes a press whose button is held down while its code arrives', async () => {
  const load = vi.fn(loadNoteForm);
  renderPage(deferredForm('e', load), 'e');
  const button = screen.getByRole('button', { name: 'Send' });
  fireEvent.pointerDown(button);
  await vi.waitFor(() => expect(isHydrated()).toBe(true));
  expect(button.isConnected).toBe(true);
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  await screen.findByText('Sent');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('brings back what was not sent, and nothing of what was', async () => {
  const Form = deferredForm('c', loadNoteForm);
  const first = render(<Form />);
  await userEvent.type(await screen.findByLabelText('Note'), 'Half a thou');
  first.unmount();
  const second = render(<Form />);
  expect((await screen.findByLabelText<HTMLInputElement>('Note')).value).toBe('Half a thou');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  second.unmount();
  render(<Form />);
  expect((await screen.findByLabelText<HTMLInputElement>('Note')).value).toBe('');
});

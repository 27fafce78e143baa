import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { beOlderThanSite, forgetRenewal } from '../../tests/support/newer-version';
import { translate } from '../../tests/support/translate';
import { endHydration, startHydration } from './hydration-state';
import { deferredForm } from './deferred-form';
import { readDraft, type FieldValues } from '@/lib/forms/kept-draft';

const sent = vi.fn<(text: string) => void>();
const prepare = vi.fn();

function NoteForm() {
  const [isSent, setIsSent] = useState(false);
  return isSent ? (
    <p>Sent</p>
  ) : (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const note = new FormData(event.currentTarget).get('note');
        sent(typeof note === 'string' ? note : '');
        setIsSent(true);
      }}
    >
      <input name="note" aria-label="Note" />
      <button type="submit">Send</button>
    </form>
  );
}

const loadNoteForm = () => Promise.resolve({ default: NoteForm });
const noteField = () => screen.getByLabelText<HTMLInputElement>('Note');

const isHydrated = () => document.querySelector('[data-island][data-hydrated]') !== null;

/** A page as the server rendered it: the form is there, its code is not. */
function renderPage(
  Form: ReturnType<typeof deferredForm>,
  name: string,
  form = <NoteForm />,
  initial: FieldValues = {},
) {
  const page = document.createElement('div');
  const html = renderToString(form, { identifierPrefix: name });
  page.innerHTML = `<div data-island="${name}"><div>${html}</div></div>`;
  page.querySelector('button')?.setAttribute('disabled', '');
  document.body.append(page);
  startHydration();
  const view = render(<Form initial={initial} />);
  page.remove();
  return view;
}

/** Code that is on its way until `arrive` is called. */
function lateCode<Module>(module: Module) {
  let arrive: () => void = () => undefined;
  const code = new Promise<Module>((resolve) => (arrive = () => resolve(module)));
  return { load: vi.fn(() => code), arrive: () => arrive() };
}

afterEach(() => {
  window.history.replaceState(null, '');
  endHydration();
  forgetRenewal();
  vi.clearAllMocks();
});

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

it('says so when its code cannot be fetched, and leaves what was typed', async () => {
  renderPage(
    deferredForm('d', () => Promise.reject(new TypeError('Failed to fetch'))),
    'd',
  );
  await userEvent.type(screen.getByLabelText('Note'), 'Hello');
  expect((await screen.findByRole('status')).textContent).toContain('Check your connection');
  expect(noteField().value).toBe('Hello');
});

it('renews a page that is older than the site, and keeps what was typed', async () => {
  const reload = beOlderThanSite();
  renderPage(
    deferredForm('m', () => Promise.reject(new TypeError('Failed to fetch'))),
    'm',
  );
  await userEvent.type(noteField(), 'Hello');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('status').textContent).toBe('This page has been renewed.');
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('renewal_typed')).toContain('"Hello"');
});

it('tries again at the next press when its code could not be fetched, and sends what was typed', async () => {
  const load = vi
    .fn(loadNoteForm)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  renderPage(deferredForm('h', load), 'h');
  await userEvent.type(noteField(), 'Hello');
  await screen.findByRole('status');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await screen.findByRole('status');
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Sent');
  expect(sent.mock.calls).toEqual([['Hello']]);
  expect(screen.queryByRole('status')).toBeNull();
});

it.each([
  ['the connection is back', () => Promise.resolve(window.dispatchEvent(new Event('online')))],
  ['somebody asks for it', () => userEvent.click(screen.getByRole('button', { name: 'Try again' }))],
])('hydrates when %s, and sends nothing that was pressed before', async (_, act) => {
  let isOnline = false;
  const load = () =>
    isOnline ? Promise.resolve({ default: NoteForm }) : Promise.reject(new TypeError('Failed to fetch'));
  const name = crypto.randomUUID();
  renderPage(deferredForm(name, load), name);
  noteField().value = 'Hello';
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('status');
  isOnline = true;
  await act();
  await vi.waitFor(() => expect(isHydrated()).toBe(true));
  expect(noteField().value).toBe('Hello');
  expect(sent).not.toHaveBeenCalled();
});

it('keeps what was typed in the entry of the history, over a reload and in no storage, but no password', async () => {
  const WithPassword = () => (
    <>
      <input type="password" name="secret" aria-label="Secret" />
      <NoteForm />
    </>
  );
  const failing = deferredForm<object>('i', () => Promise.reject(new TypeError('Failed to fetch')));
  const rendered = renderPage(failing, 'i', <WithPassword />);
  await userEvent.type(screen.getByLabelText('Secret'), 'abc');
  await userEvent.type(noteField(), 'Hello');
  await screen.findByRole('status');
  await vi.waitFor(() => expect(readDraft('i')).toEqual({ note: 'Hello' }));
  expect([localStorage, sessionStorage].map(({ length }) => length)).toEqual([0, 0]);
  // A reload begins with nothing but what the browser keeps.
  rendered.unmount();
  vi.resetModules();
  const { deferredForm: afterReload } = await import('./deferred-form');
  const Form = afterReload('i', loadNoteForm);
  render(<Form />);
  await vi.waitFor(() => expect(noteField().value).toBe('Hello'));
});

it('brings back what was typed while its code could not be fetched', async () => {
  const load = vi.fn(loadNoteForm).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Form = deferredForm('g', load);
  const rendered = renderPage(Form, 'g');
  await userEvent.type(screen.getByLabelText('Note'), 'Half a thou');
  await screen.findByRole('status');
  rendered.unmount();
  endHydration();
  render(<Form />);
  expect((await screen.findByLabelText<HTMLInputElement>('Note')).value).toBe('Half a thou');
});

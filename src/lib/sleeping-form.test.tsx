import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { leaveRenderedPage, takeOverRenderedPage } from './first-page';
import { sleepingForm, type AwakeProps } from './sleeping-form';

const sent = vi.fn<(text: string) => void>();
const prepare = vi.fn();

function NoteForm({ typed = {} }: AwakeProps) {
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
      <input name="note" aria-label="Note" defaultValue={typed['note']} />
      <button type="submit">Send</button>
    </form>
  );
}

const noteField = () => screen.getByLabelText<HTMLInputElement>('Note');

/** A page as the server rendered it: the form is there, its code is not. */
function renderAsleep(Form: ReturnType<typeof sleepingForm>, name: string) {
  const page = document.createElement('div');
  page.innerHTML = `<div data-still="${name}"><form><input name="note" aria-label="Note"><button type="submit" disabled>Send</button></form></div>`;
  document.body.append(page);
  takeOverRenderedPage();
  const view = render(<Form />);
  page.remove();
  return view;
}

afterEach(() => {
  leaveRenderedPage();
  vi.clearAllMocks();
});

it('wakes at the first key and keeps what was typed and the focus', async () => {
  let arrive: () => void = () => undefined;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const load = vi.fn(async () => {
    await code;
    return { default: NoteForm, prepare };
  });
  renderAsleep(sleepingForm('a', load), 'a');
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

it('loses no key that is pressed while it changes', async () => {
  let arrive: () => void = () => undefined;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const load = vi.fn(async () => {
    await code;
    return { default: NoteForm };
  });
  renderAsleep(sleepingForm('f', load), 'f');
  const asleep = noteField();
  asleep.focus();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  arrive();
  // Between the steps of the change, and never in the middle of the word.
  for (let keys = 1; keys <= 30; keys++) {
    noteField().value += 'x';
    await Promise.resolve();
  }
  await vi.waitFor(() => expect(noteField()).not.toBe(asleep));
  expect(noteField().value).toBe('x'.repeat(30));
  expect(noteField().selectionEnd).toBeGreaterThan(0);
});

it('takes a press that came before its code, and takes ten as one', async () => {
  renderAsleep(
    sleepingForm('b', () => Promise.resolve({ default: NoteForm })),
    'b',
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  act(() => {
    for (let press = 0; press < 10; press++) {
      button.click();
    }
  });
  await screen.findByText('Sent');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('stays as it is while a button is held down, and then takes the press', async () => {
  const load = vi.fn(() => Promise.resolve({ default: NoteForm }));
  renderAsleep(sleepingForm('e', load), 'e');
  const button = screen.getByRole('button', { name: 'Send' });
  fireEvent.pointerDown(button);
  // What the press asks of the page comes before the code.
  expect(load).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(button.isConnected).toBe(true);
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  await screen.findByText('Sent');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('brings back what was not sent, and nothing of what was', async () => {
  const Form = sleepingForm('c', () => Promise.resolve({ default: NoteForm }));
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
  renderAsleep(
    sleepingForm('d', () => Promise.reject(new TypeError('Failed to fetch'))),
    'd',
  );
  await userEvent.type(screen.getByLabelText('Note'), 'Hello');
  expect((await screen.findByRole('status')).textContent).toContain('Check your connection');
  expect(noteField().value).toBe('Hello');
});

it('brings back what was typed while its code could not be fetched', async () => {
  const load = vi
    .fn(() => Promise.resolve({ default: NoteForm }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Form = sleepingForm('g', load);
  const asleep = renderAsleep(Form, 'g');
  await userEvent.type(screen.getByLabelText('Note'), 'Half a thou');
  await screen.findByRole('status');
  asleep.unmount();
  leaveRenderedPage();
  render(<Form />);
  expect((await screen.findByLabelText<HTMLInputElement>('Note')).value).toBe('Half a thou');
});

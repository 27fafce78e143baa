import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import type { FieldValues } from '@/lib/forms/kept-draft';
import type { deferredForm } from '@/rendering/deferred-form';
import { endHydration, startHydration } from '@/rendering/hydration-state';
import { forgetRenewal } from './newer-version';

/** Called with each note that was sent. */
export const sent = vi.fn<(text: string) => void>();

/** A form as short as one can be. */
export function NoteForm() {
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

export const loadNoteForm = () => Promise.resolve({ default: NoteForm });
export const noteField = () => screen.getByLabelText<HTMLInputElement>('Note');

export const isHydrated = () => document.querySelector('[data-island][data-hydrated]') !== null;

/** A page as the server rendered it: the form is there, its code is not. */
export function renderPage(
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

/** After each test: the next one begins in a new tab. */
export function leavePage(): void {
  window.history.replaceState(null, '');
  endHydration();
  forgetRenewal();
  vi.clearAllMocks();
}

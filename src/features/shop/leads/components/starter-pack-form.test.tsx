import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it, vi, type Mock } from 'vitest';
import type { LeadForm } from '@contracts/starter-pack';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { StarterPackForm, type StarterPackFormProps } from './starter-pack-form';

const api = startFakeApi();
const path = '/functions/v1/send-starter-pack';

// The first toast loads the toast code.
const patience = { timeout: 15_000 };
const shows = (text: string | RegExp) => screen.findByText(text);
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send me the free pack' }));

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** As the page does it, which has the router. */
function FormInRouter(props: Omit<StarterPackFormProps, 'goTo'>) {
  return <StarterPackForm {...props} goTo={useNavigate()} />;
}

function show(variant: LeadForm, onStored?: () => void): void {
  render(
    <MemoryRouter>
      <Address />
      <Routes>
        <Route
          path="/"
          element={
            <FormInRouter
              variant={variant}
              utm={{ utm_source: 'newsletter' }}
              {...(onStored && { onStored })}
            />
          }
        />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
}

afterEach(() => vi.useRealTimers());

/** In real time: `vi.waitFor` would advance the fake timers with every check. */
async function untilCalled(spy: Mock): Promise<void> {
  while (spy.mock.calls.length === 0) {
    await act(() => new Promise((resolve) => setImmediate(resolve)));
  }
  expect(spy).toHaveBeenCalledOnce();
}

describe('the starter pack form', () => {
  it('requires name and address with the shop’s messages', async () => {
    show('default');
    await send();
    expect(
      await shows('Missing Information: Please fill in both your name and email address.'),
    ).toBeDefined();
    expect(await shows('Please enter your email address.')).toBeDefined();
    expect(document.querySelector('[data-sonner-toast]')).toBeNull();
    expect(document.activeElement).toBe(box(/^Name/));
    expect(api.received).toEqual([]);
  });

  it('rejects an invalid address', async () => {
    show('default');
    await userEvent.type(box(/^Name/), 'Ann');
    await userEvent.type(box(/^Email/), 'ann.example.com');
    await send();
    expect(await shows('Invalid Email: Please enter a valid email address.')).toBeDefined();
    expect(document.querySelector('[data-sonner-toast]')).toBeNull();
    expect(document.activeElement).toBe(box(/^Email/));
    expect(api.received).toEqual([]);
  });

  it('sends the campaign, shows where the email went, and continues after two seconds', async () => {
    const onStored = vi.fn();
    show('default', onStored);
    await userEvent.type(box(/^Name/), 'Ann');
    await userEvent.type(box(/^Email/), 'ann@example.com');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false });
    screen.getByRole('button', { name: 'Send me the free pack' }).click();
    await untilCalled(onStored);
    expect(api.received[0]?.body).toMatchObject({
      name: 'Ann',
      email: 'ann@example.com',
      form: 'default',
      utm_source: 'newsletter',
    });
    expect(screen.getByText('ann@example.com')).toBeDefined();
    act(() => void vi.advanceTimersByTime(1999));
    expect(document.querySelector('output')?.textContent).toBe('/');
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    expect(await shows('/free-resources/thanks?email=ann%40example.com')).toBeDefined();
  });

  it('shows the server’s error for the address, once', async () => {
    const words = 'Please enter a valid email address.';
    api.answer(path, 400, { error: { code: 'invalid_field', message: words, field: 'email' } });
    show('default');
    await userEvent.type(box(/^Name/), 'Maria');
    await userEvent.type(box(/^Email/), 'maria@');
    for (let press = 1; press <= 3; press++) {
      await userEvent.click(await screen.findByRole('button', { name: 'Send me the free pack' }));
      await vi.waitFor(() => expect(api.received).toHaveLength(press), patience);
    }
    await vi.waitFor(() => expect(screen.getAllByText(words)).toHaveLength(1), patience);
    expect(document.querySelector('[data-sonner-toast]')).toBeNull();
    expect(box(/^Email/).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(box(/^Email/));
    expect(screen.queryByText(/Oops!/)).toBeNull();
  });

  it('keeps the input after a failure, and can be sent again', async () => {
    api.answer(path, 503, { error: { code: 'unavailable', message: 'The mail is down.' } });
    show('default');
    await userEvent.type(box(/^Name/), 'Ann');
    await userEvent.type(box(/^Email/), 'ann@example.com');
    await send();
    expect(await shows('Oops! Something went wrong. Please try again or contact support.')).toBeDefined();
    expect(box(/^Name/).value).toBe('Ann');
    api.answer(path, 200);
    await send();
    expect(await shows('ann@example.com')).toBeDefined();
  });
});

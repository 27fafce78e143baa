import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi, type Mock } from 'vitest';
import type { LeadForm } from '@contracts/starter-pack';
import { startFakeApi } from '../../../../tests/support/fake-api';
import { StarterPackForm } from './starter-pack-form';

const api = startFakeApi();
const path = '/functions/v1/send-starter-pack';

// The code of the toasts comes with the first one.
const patience = { timeout: 15_000 };
const shows = (text: string | RegExp) => screen.findByText(text, {}, patience);
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send me the free pack' }));

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function show(variant: LeadForm, onStored?: () => void): void {
  render(
    <MemoryRouter>
      <Address />
      <Routes>
        <Route
          path="/"
          element={
            <StarterPackForm
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

/** In real time: `vi.waitFor` would move the pretended clock on with every look. */
async function untilCalled(spy: Mock): Promise<void> {
  while (spy.mock.calls.length === 0) {
    await act(() => new Promise((resolve) => setImmediate(resolve)));
  }
  expect(spy).toHaveBeenCalledOnce();
}

describe('the starter pack form', () => {
  it('asks for name and address in the words of the shop', async () => {
    show('default');
    await send();
    expect(await shows('Missing Information')).toBeDefined();
    expect(await shows('Please fill in both your name and email address.')).toBeDefined();
    expect(document.activeElement).toBe(box(/^Name/));
    expect(api.received).toEqual([]);
  });

  it('knows what cannot be an address', async () => {
    show('default');
    await userEvent.type(box(/^Name/), 'Ann');
    await userEvent.type(box(/^Email/), 'ann.example.com');
    await send();
    expect(await shows('Invalid Email')).toBeDefined();
    expect(document.activeElement).toBe(box(/^Email/));
    expect(api.received).toEqual([]);
  });

  it('sends the campaign along, says where the mail went, and goes on after two seconds', async () => {
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

  it('keeps what was typed where it fails, and can be sent again', async () => {
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

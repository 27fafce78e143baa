import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '@/app/providers';
import { settingDefaults } from '@/features/settings/model/settings';
import { OrderBump } from './order-bump';

const checkout = 'https://pay.example/micro';
const hourMs = 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers();
});

const page = (
  <MemoryRouter>
    <Providers settings={{ ...settingDefaults, BUY_LINK_MICRO_BUNDLE: checkout }}>
      <OrderBump />
    </Providers>
  </MemoryRouter>
);

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Yes, add it to my order' });
const button = (name: string) => screen.queryByRole('button', { name });
const offer = () =>
  within(screen.getByRole('status')).queryByRole<HTMLAnchorElement>('link', { name: /^Buy Micro Templates/ });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function expectAdded(isAdded: boolean): void {
  expect(box().checked).toBe(isAdded);
  expect(button('Added to Cart') !== null).toBe(isAdded);
  expect(button('Add to Order') !== null).toBe(!isAdded);
  expect(offer()?.href).toBe(isAdded ? checkout : undefined);
}

describe('the order bump', () => {
  it('offers the second product at its price, with nothing added', () => {
    render(page);
    expect(screen.getByRole('region', { name: /^Add the Micro Templates/ }).textContent).toContain(
      '$29 instead of $39: you save $10',
    );
    expectAdded(false);
  });

  it('changes the words of its button with the box, there and back, however much time passes', async () => {
    render(page);
    fireEvent.click(box());
    expectAdded(true);
    await wait(hourMs);
    expectAdded(true);
    fireEvent.click(box());
    expectAdded(false);
    await wait(hourMs);
    expectAdded(false);
  });

  it('ticks the box with its button, which says whether it is pressed', () => {
    render(page);
    fireEvent.click(screen.getByRole('button', { name: 'Add to Order', pressed: false }));
    expectAdded(true);
    fireEvent.click(screen.getByRole('button', { name: 'Added to Cart', pressed: true }));
    expectAdded(false);
  });

  it('keeps a tick that was made before its code ran', async () => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(page);
    document.body.append(place);
    box().checked = true;
    const root = await act(() => Promise.resolve(hydrateRoot(place, page)));
    expectAdded(true);
    act(() => root.unmount());
    place.remove();
  });
});

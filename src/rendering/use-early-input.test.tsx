import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useEarlyInput } from './use-early-input';

const taken = vi.fn();

function Fields() {
  const place = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState({ city: '', size: '' });
  // A render that would reset the fields.
  const isHydrated = useHydrated();
  useEarlyInput(place, (name, value) => {
    taken(name, value);
    setTyped((now) => ({ ...now, [name]: value }));
  });
  const bind = (name: 'city' | 'size') => ({
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) =>
      setTyped((now) => ({ ...now, [name]: event.target.value })),
  });
  return (
    <div ref={place} data-hydrated={isHydrated}>
      <input aria-label="City" {...bind('city')} />
      <select aria-label="Size" {...bind('size')}>
        <option value="">Any</option>
        <option value="small">Small</option>
      </select>
      <p>{`${typed.city}/${typed.size}`}</p>
    </div>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  taken.mockClear();
});

it('keeps what was typed and chosen in rendered fields', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Fields />);
  document.body.append(root);
  field('City').value = 'Duluth';
  field('Size').value = 'small';

  await act(() => Promise.resolve(hydrateRoot(root, <Fields />)));

  expect(field('City').value).toBe('Duluth');
  expect(field('Size').value).toBe('small');
  expect(root.textContent).toContain('Duluth/small');
});

it('passes nothing on when nothing was typed', () => {
  render(<Fields />);
  expect(taken).not.toHaveBeenCalled();
});

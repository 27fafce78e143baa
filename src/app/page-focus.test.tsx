import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { PageFocus } from './page-focus';

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <PageFocus />
      <button type="button" onClick={() => void navigate('/search?q=handbook', { replace: true })}>
        Find
      </button>
      <button type="button" onClick={() => void navigate('/pricing')}>
        Pricing
      </button>
      <main id="main" tabIndex={-1}>
        <input aria-label="Search" />
      </main>
    </>
  );
}

beforeEach(() => {
  // jsdom scrolls nowhere.
  vi.stubGlobal('scrollTo', vi.fn());
  render(
    <MemoryRouter initialEntries={['/search#q']}>
      <Page />
    </MemoryRouter>,
  );
  screen.getByLabelText('Search').focus();
});

// A press of a test does not move the focus.
it('leaves the focus in a field whose search replaces the address', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});

it('moves the focus to the start of another page', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Pricing' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

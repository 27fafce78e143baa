import { act, render, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ReviewMark } from '@/features/all/law/components/review-mark';
import { defineElements } from './define';

const fact = { nextCheck: '2027-01-05' };

function Page() {
  return (
    <p>
      The premium is 0.88 percent.
      <ReviewMark fact={fact} /> <ReviewMark fact={fact} isOfPage />
    </p>
  );
}

const setDay = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) });

beforeAll(defineElements);
afterEach(() => {
  vi.useRealTimers();
});

it('adds no text, visible or hidden, before the day of the next check', () => {
  setDay('2027-01-04');
  expect(renderToString(<Page />)).not.toContain('review</span>');
  expect(renderToString(<Page />)).not.toMatch(/under review|due to be read/i);
});

it('adds the text to a page that is rendered on or after that day', () => {
  setDay('2027-01-05');
  expect(renderToString(<Page />).match(/>Under review</g)).toHaveLength(2);
});

it('adds the text to a page that was rendered earlier, without a hydration error', async () => {
  setDay('2027-01-04');
  const container = document.createElement('div');
  document.body.append(container);
  const html = renderToString(<Page />);
  setDay('2027-01-05');
  container.innerHTML = html;
  const complaints: unknown[] = [];
  const root = await act(() =>
    Promise.resolve(
      hydrateRoot(container, <Page />, { onRecoverableError: (error) => complaints.push(error) }),
    ),
  );
  await waitFor(() =>
    expect(container.textContent).toBe(
      'The premium is 0.88 percent. Under review  Under review A figure on this page is due to be read again.',
    ),
  );
  act(() => {
    root.render(<Page />);
  });
  expect(container.textContent.match(/Under review/g)).toHaveLength(2);
  expect(complaints).toEqual([]);
  act(() => {
    root.unmount();
  });
  container.remove();
});

it('adds no text to a page whose facts are not due', async () => {
  setDay('2027-01-04');
  const { container } = render(<Page />);
  await act(() => Promise.resolve());
  expect(container.textContent.trim()).toBe('The premium is 0.88 percent.');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyComponent } from '@/lib/react/load-error';
import { beOlderThanSite, forgetRenewal } from '../../tests/support/newer-version';
import { LazySection } from './lazy-section';

// React also reports errors that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(forgetRenewal);

it('keeps what was typed beside a part that did not load, and loads it at the next try', async () => {
  const answers = [
    Promise.reject(new Error('offline')),
    Promise.resolve({ default: () => <p>The editor</p> }),
  ];
  const Editor = lazyComponent(() => answers.shift()!);
  render(
    <>
      <input aria-label="Title" />
      <LazySection fallback={<p>Loading</p>}>
        <Editor />
      </LazySection>
    </>,
  );
  const title = screen.getByLabelText('Title');
  await userEvent.type(title, 'Overtime');
  await screen.findByText('This part did not load');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('The editor');
  expect((title as HTMLInputElement).value).toBe('Overtime');
});

it('renews a page that is older than the site, and says nothing of a connection', async () => {
  const reload = beOlderThanSite();
  const Editor = lazyComponent<object>(() => Promise.reject(new Error('404')));
  render(
    <LazySection fallback={<p>Loading</p>}>
      <Editor />
    </LazySection>,
  );
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('status').textContent).toBe('This page has been renewed.');
  expect(screen.queryByText('This part did not load')).toBeNull();
});

it('leaves any other error to the page', () => {
  const Broken = (): never => {
    throw new Error('a defect');
  };
  expect(() =>
    render(
      <LazySection fallback={null}>
        <Broken />
      </LazySection>,
    ),
  ).toThrow('a defect');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { lazyComponent } from '@/lib/react/load-error';
import { LoadedPart } from './loaded-part';

// React also reports errors that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

it('keeps what was typed beside a part that did not load, and loads it at the next try', async () => {
  const answers = [
    Promise.reject(new Error('offline')),
    Promise.resolve({ default: () => <p>The editor</p> }),
  ];
  const Editor = lazyComponent(() => answers.shift()!);
  render(
    <>
      <input aria-label="Title" />
      <LoadedPart fallback={<p>Loading</p>}>
        <Editor />
      </LoadedPart>
    </>,
  );
  const title = screen.getByLabelText('Title');
  await userEvent.type(title, 'Overtime');
  await screen.findByText('This part did not load');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('The editor');
  expect((title as HTMLInputElement).value).toBe('Overtime');
});

it('leaves any other error to the page', () => {
  const Broken = (): never => {
    throw new Error('a defect');
  };
  expect(() =>
    render(
      <LoadedPart fallback={null}>
        <Broken />
      </LoadedPart>,
    ),
  ).toThrow('a defect');
});

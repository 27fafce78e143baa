import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lazyOptional } from './lazy-optional';

it('says that a part did not load, and loads it when it is shown again', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(() => <p>The dialog</p>)];
  const Component = lazyOptional(
    () => answers.shift()!,
    null,
    () => <p>Did not load</p>,
  );
  const { unmount } = render(<Component />);
  await screen.findByText('Did not load');
  unmount();
  render(<Component />);
  expect(await screen.findByText('The dialog')).toBeTruthy();
});

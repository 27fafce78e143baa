import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { RolloutDates } from '@/features/all/law/components/rollout-dates';
import { RolloutSteps } from '@/features/all/law/components/rollout-steps';
import { shownRollout } from '@/features/all/law/model/shown-rollout';
import { defineElements } from './define';

beforeAll(defineElements);

const steps = [
  { daysBefore: 30, title: 'Announce it', text: 'To everybody.' },
  { daysBefore: 0, title: 'It takes effect', text: 'From today.' },
];
const dates = () =>
  [...document.querySelectorAll('[data-rollout-date]')].map(({ textContent }) => textContent);

it('dates each step from the effective day, says what to watch, and ends with its page', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-15T12:00:00Z') });
  const { unmount } = render(
    <>
      <RolloutDates />
      <RolloutSteps policy="Leave policy" steps={steps} />
    </>,
  );
  await waitFor(() => expect(shownRollout.state()).toMatchObject({ policy: 'Leave policy', entries: steps }));
  expect(dates()).toEqual(['', '']);
  const field = screen.getByLabelText('Your effective date');
  fireEvent.change(field, { target: { value: '2027-04-01' } });
  expect(dates()).toEqual(['Tuesday, March 2, 2027', 'Thursday, April 1, 2027']);
  expect(screen.getByRole('status').textContent).toContain('1 day of this plan has passed');
  fireEvent.change(field, { target: { value: '' } });
  expect(dates()).toEqual(['', '']);
  unmount();
  expect(shownRollout.state()).toBeNull();
});

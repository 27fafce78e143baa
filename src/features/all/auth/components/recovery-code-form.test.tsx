import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { press, renderAdmin, signIn } from '../../../../../tests/support/admin';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { RecoveryCodeForm } from './recovery-code-form';

const api = startFakeApi();
const path = '/rest/v1/rpc/use_recovery_code';
const tried = () => api.received.filter((call) => call.path === path).map(({ body }) => body);
const [onRecovered, onRefused] = [vi.fn<(left: number) => void>(), vi.fn<() => void>()];

beforeEach(() => {
  vi.clearAllMocks();
  signIn();
  renderAdmin(<RecoveryCodeForm onRecovered={onRecovered} onRefused={onRefused} onBack={() => undefined} />);
});

const enter = (code: string) => userEvent.type(screen.getByLabelText('Recovery code'), `${code}{Enter}`);

it('has the focus, and sends no code that is too short', async () => {
  expect(document.activeElement).toBe(screen.getByLabelText('Recovery code'));
  await enter('7K3M-Q2XD');
  expect(await screen.findByText('A recovery code has 16 letters and digits.')).toBeDefined();
  expect(tried()).toEqual([]);
});

it('says that a code is wrong, and has the app looked for once more', async () => {
  api.answer(path, 200, { answer: 'wrong' });
  await enter('7k3m q2xd 9tra oblc');
  expect(await screen.findByText(/This code is wrong or was used already/)).toBeDefined();
  await waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
  expect(tried()).toEqual([{ code: '7K3MQ2XD9TRA0B1C' }]);
  expect(onRecovered).not.toHaveBeenCalled();
});

it('goes on with the number of codes that are left', async () => {
  api.answer(path, 200, { answer: 'ok', left: 9, madeAt: '2026-11-29T10:00:00Z' });
  api.answer('/auth/v1/token', 200, {
    access_token: 'a.new.token',
    refresh_token: 'next',
    token_type: 'bearer',
    expires_in: 3600,
    user: { id: '00000000-0000-4000-8000-000000000001', email: 'owner@example.com' },
  });
  await userEvent.type(screen.getByLabelText('Recovery code'), '7K3M-Q2XD-9TRA-0B1C');
  await press('Remove the lost app');
  await waitFor(() => expect(onRecovered).toHaveBeenCalledWith(9));
  expect(onRefused).not.toHaveBeenCalled();
});

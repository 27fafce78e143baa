import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { AddressChangeQuestion } from './address-change-question';

const api = startFakeApi();
const call = '/rest/v1/rpc/describe_address_change';
const change = { from: 'stranger@example.com', to: 'buyer@example.com', isNew: true };
const patience = { timeout: 15_000 };

function open() {
  const onConfirm = vi.fn();
  const onTooLate = vi.fn();
  render(
    <AddressChangeQuestion tokenHash="a-token" onConfirm={onConfirm} onTooLate={onTooLate}>
      {null}
    </AddressChangeQuestion>,
  );
  return { onConfirm, onTooLate };
}

describe('the question before an address changes', () => {
  it('names both addresses, and confirms nothing before the click', async () => {
    api.answer(call, 200, change);
    const { onConfirm } = open();
    expect(await screen.findByText(change.from, {}, patience)).toBeDefined();
    expect(screen.getByText(change.to)).toBeDefined();
    expect(screen.getByText('If it was not you who asked, close this page.')).toBeDefined();
    expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'It was me, confirm' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('warns the present mailbox that somebody may be in the account', async () => {
    api.answer(call, 200, { ...change, isNew: false });
    open();
    expect(await screen.findByRole('button', { name: 'Confirm the change' }, patience)).toBeDefined();
    expect(screen.getByText(/sign out all devices/)).toBeDefined();
  });

  it('leaves the page with a link that is used or too old', async () => {
    api.answer(call, 200, null);
    const { onTooLate } = open();
    await vi.waitFor(() => expect(onTooLate).toHaveBeenCalledOnce(), patience);
  });

  it('says what went wrong, and asks again', async () => {
    api.answer(call, 503, { message: 'The database is away.' });
    open();
    const retry = await screen.findByRole('button', { name: 'Try again' }, patience);
    expect(screen.getByRole('alert').textContent).not.toBe('');
    api.answer(call, 200, change);
    await userEvent.click(retry);
    expect(await screen.findByText(change.to, {}, patience)).toBeDefined();
  });
});

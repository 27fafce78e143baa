import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  callsOf,
  confirmWith,
  itHasTheFacesOfAList,
  page,
  press,
  renderAdmin,
} from '../../../../../tests/support/admin';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { StoppedAddressList } from './stopped-address-list';

const api = startFakeApi();
const stopped = {
  id: 'stopped-1',
  email: 'ann@example.com',
  reason: 'hard-bounce',
  detail: 'Permanent, General, No such mailbox',
  createdAt: '2026-11-20T10:00:00Z',
};

describe('the stopped addresses', () => {
  itHasTheFacesOfAList(api, {
    list: <StoppedAddressList />,
    rpc: 'admin_list_stopped_addresses',
    title: 'Stopped addresses',
    emptyTitle: 'No address is stopped',
    row: stopped,
    shown: 'Permanent, General, No such mailbox',
  });

  it('are allowed again, and then listed no more', async () => {
    api.answer('/rest/v1/rpc/admin_list_stopped_addresses', 200, page(stopped));
    renderAdmin(<StoppedAddressList />);
    await screen.findByRole('table', { name: 'Stopped addresses' });
    await press('Allow again mail to ann@example.com');
    api.answer('/rest/v1/rpc/admin_list_stopped_addresses', 200, page());
    await confirmWith('Allow again');
    expect(await screen.findByText('No address is stopped')).toBeDefined();
    expect(callsOf(api, 'admin_allow_address')).toEqual([{ address_id: 'stopped-1' }]);
  });
});

import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  callsOf,
  confirmWith,
  giveReason,
  itHasTheFacesOfAList,
  page,
  press,
  refusal,
  renderAdmin,
} from '../../../../../tests/support/admin';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { LeadList } from './lead-list';

const api = startFakeApi();
const lead = {
  id: 'lead-1',
  name: 'Ann',
  email: 'ann@example.com',
  status: 'pending',
  utm: { utm_source: 'google', utm_campaign: 'spring' },
  source: 'form',
  createdAt: '2026-11-20T10:00:00Z',
  confirmedAt: null,
  unsubscribedAt: null,
  customerSince: null,
  wantedStates: ['CA'],
};

describe('the leads', () => {
  beforeEach(() => api.answer('/rest/v1/rpc/admin_wanted_states', 200, [{ state: 'CA', people: 3 }]));

  itHasTheFacesOfAList(api, {
    list: <LeadList />,
    rpc: 'admin_list_leads',
    title: 'Leads',
    emptyTitle: 'No leads here',
    row: lead,
    shown: 'google / spring; waits for CA',
  });

  const open = async () => {
    api.answer('/rest/v1/rpc/admin_list_leads', 200, page(lead));
    renderAdmin(<LeadList />);
    await screen.findByRole('table', { name: 'Leads' });
  };

  it('are listed by the states that they wait for', async () => {
    await open();
    expect(await screen.findByRole('link', { name: /^Waits for CA/ })).toBeDefined();
    expect(screen.getByRole('cell', { name: 'google / spring; waits for CA' })).toBeDefined();
  });

  it('are only deleted with a reason, and leave the list', async () => {
    await open();
    await press('Delete ann@example.com');
    await confirmWith('Delete lead');
    expect(screen.getByRole('alert').textContent).toContain('Please give a reason');
    expect(callsOf(api, 'admin_delete_lead')).toEqual([]);
    await giveReason('They asked for it');
    api.answer('/rest/v1/rpc/admin_list_leads', 200, page());
    await confirmWith('Delete lead');
    expect(await screen.findByText('No leads here')).toBeDefined();
    expect(callsOf(api, 'admin_delete_lead')).toEqual([{ lead_id: 'lead-1', reason: 'They asked for it' }]);
  });

  it('keep the reason in the dialog if another admin was faster', async () => {
    const message = 'This lead does not exist any more.';
    api.answer('/rest/v1/rpc/admin_delete_lead', 404, refusal(message));
    await open();
    await press('Delete ann@example.com');
    await giveReason('They asked for it');
    await confirmWith('Delete lead');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('They asked for it');
  });

  it('can be sent the confirmation again, but only while pending', async () => {
    await open();
    await press('Resend confirmation to ann@example.com');
    api.answer('/rest/v1/rpc/admin_list_leads', 200, page({ ...lead, status: 'confirmed' }));
    await confirmWith('Send mail');
    expect(await screen.findByText('Confirmation sent')).toBeDefined();
    expect(callsOf(api, 'admin_resend_confirmation')).toEqual([{ lead_id: 'lead-1' }]);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Resend confirmation to ann@example.com' })).toBeNull(),
    );
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { saveFile } from '@/lib/browser/save-file';
import { callsOf, confirmWith, press, refusal, renderAdmin } from '../../../../../tests/support/admin';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { People } from './people';

vi.mock('@/lib/browser/save-file', () => ({ saveFile: vi.fn() }));

const api = startFakeApi();
const address = '/admin/people?email=ann%40example.com';
const person = {
  email: 'ann@example.com',
  formerAddresses: ['ann@before.example'],
  names: ['Ann Example', 'Core HR'],
  refusal: null as string | null,
  held: { purchases: 2, account: 1 } as Record<string, number>,
  consents: [] as { id: number; at: string; isGiven: boolean; act: string }[],
  mentions: {},
};

const open = async (change: Partial<typeof person> = {}) => {
  api.answer('/rest/v1/rpc/admin_person', 200, { ...person, ...change });
  renderAdmin(<People />, address);
  await screen.findByRole('heading', { name: 'ann@example.com' });
};
/** jsdom's File has no arrayBuffer(). */
const bytesOf = (file: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(file);
  });
const type = (text: string) => userEvent.type(screen.getByLabelText(/^Type ann@example.com/), text);

describe('a person', () => {
  it('is found by a typed address', async () => {
    api.answer('/rest/v1/rpc/admin_person', 200, person);
    renderAdmin(<People />, '/admin/people');
    expect(callsOf(api, 'admin_person')).toEqual([]);
    await userEvent.type(screen.getByLabelText('Email address'), ' Ann@Example.com');
    await press('Look up');
    await screen.findByRole('heading', { name: 'ann@example.com' });
    expect(callsOf(api, 'admin_person')).toEqual([{ address: 'ann@example.com' }]);
  });

  it('shows the stored data, what is kept, and the former address', async () => {
    await open();
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'WhatRowsWhen deleted',
      'Account1Deleted',
      'Purchases2Kept without name and address',
    ]);
    expect(screen.getByText(/also name ann@before\.example/)).toBeDefined();
  });

  it('shows how they consented and withdrew, in words and at the shop’s time', async () => {
    await open({
      consents: [
        { id: 3, at: '2026-11-27T20:00:00Z', isGiven: true, act: 'carrier-pigeon' },
        { id: 2, at: '2026-11-26T20:00:00Z', isGiven: false, act: 'account-setting' },
        { id: 1, at: '2026-11-25T20:00:00Z', isGiven: true, act: 'confirmation-link' },
      ],
    });
    const table = screen.getByRole('table', { name: 'Consent to marketing mail' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent)),
    ).toEqual([
      ['When', 'Consent', 'By'],
      ['Nov 27, 2026, 2:00 PM CST', 'Given', 'carrier-pigeon'],
      ['Nov 26, 2026, 2:00 PM CST', 'Withdrawn', 'Switched off in the account'],
      ['Nov 25, 2026, 2:00 PM CST', 'Given', 'Confirmed by the link in the mail'],
    ]);
  });

  it('is only deleted after typing the address', async () => {
    await open();
    await userEvent.click(screen.getByLabelText('Core HR'));
    await press('Delete person');
    expect(screen.getByRole('alertdialog').textContent).toContain('No license is revoked');
    await type('ann@example.co');
    await confirmWith('Delete person');
    expect((await screen.findByRole('alert')).textContent).toContain('Please type the address exactly');
    expect(callsOf(api, 'admin_delete_person')).toEqual([]);
    await type('m');
    api.answer('/rest/v1/rpc/admin_delete_person', 200, { held: {}, mentions: { blog_posts: 2 } });
    await confirmWith('Delete person');
    const status = await screen.findByRole('status');
    expect(status.textContent).toContain('The person was deleted');
    expect(callsOf(api, 'admin_delete_person')).toEqual([
      { address: 'ann@example.com', typed_address: 'ann@example.com', names: ['Ann Example'] },
    ]);
    expect(within(status).getByText('blog posts: 2')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'ann@example.com' })).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('');
  });

  it('cannot be deleted if they are an admin, with a reason', async () => {
    await open({ refusal: 'This person is an admin.' });
    expect(screen.getByText('This person is an admin.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Delete person' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Export person' })).toBeDefined();
  });

  it('keeps the dialog open with the message of a refusal', async () => {
    api.answer('/rest/v1/rpc/admin_delete_person', 409, refusal('This address is in ADMIN_EMAILS.'));
    await open();
    await press('Delete person');
    await type('ann@example.com');
    await confirmWith('Delete person');
    expect((await screen.findByRole('alert')).textContent).toBe('This address is in “Admin addresses”.');
  });

  it('is exported as a ZIP with a page and JSON', async () => {
    await open();
    api.answer('/rest/v1/rpc/admin_export_person', 200, {
      exportedAt: '2026-11-24T10:00:00Z',
      email: 'ann@example.com',
      formerAddresses: [],
      mentions: {},
      reviews: [{ first_name: 'Ann' }],
    });
    await press('Export person');
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    const [file] = vi.mocked(saveFile).mock.calls[0] ?? [];
    expect(file?.name).toBe('person-2026-11-24.zip');
    const parts = unzipSync(await bytesOf(file!));
    expect(strFromU8(parts['data.html'] ?? new Uint8Array())).toContain('<dd><span>Ann</span></dd>');
    expect(JSON.parse(strFromU8(parts['data.json'] ?? new Uint8Array()))).toEqual({
      exportedAt: '2026-11-24T10:00:00Z',
      email: 'ann@example.com',
      reviews: [{ first_name: 'Ann' }],
    });
  });

  it('shows if nothing is stored, or if the list did not load', async () => {
    await open({ held: {}, names: [], formerAddresses: [] });
    expect(screen.getByText('No data is stored for this address')).toBeDefined();
    api.answer('/rest/v1/rpc/admin_person', 400, refusal('Please enter an email address.'));
    renderAdmin(<People />, '/admin/people?email=nobody');
    expect((await screen.findByRole('alert')).textContent).toContain('Please enter an email address.');
  });
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/lib/queries/query-client';
import { renderWithQueryClient, withQueries } from '@/rendering/with-queries';
import { signIn } from '../../../../../tests/support/admin';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import type { Company, People } from '../api/companies-api';
import { CompanyPanel } from './company-panel';
import { CompanySwitcher } from './company-switcher';
import { LicenseElsewhere } from './license-elsewhere';

const api = startFakeApi();
const company = (id: string, role: Company['role']): Company => ({
  id,
  name: `Company ${id}`,
  preparedBy: '',
  role,
});
const people: People = {
  members: [
    { userId: 'me', email: 'me@example.com', name: 'Ann', role: 'owner', isMe: true },
    { userId: 'other', email: 'other@example.com', name: null, role: 'viewer', isMe: false },
  ],
  invitations: [{ id: 'i1', email: 'new@example.com', role: 'adviser', expiresAt: '2026-12-03T00:00:00Z' }],
};
const Panel = withQueries(CompanyPanel);
const Elsewhere = withQueries(LicenseElsewhere);
const onChoose = vi.fn();

beforeEach(() => {
  onChoose.mockReset();
  renderWithQueryClient(createQueryClient());
  signIn();
  api.answer('/rest/v1/rpc/company_people', 200, people);
});

function show(companies: readonly Company[]) {
  render(
    <MemoryRouter>
      <Panel
        userId="me"
        companies={companies}
        current={companies[0] ?? null}
        onChoose={onChoose}
        terms="Terms."
        missingGlyphsNote={(text) => <p>Characters of “{text}”</p>}
      />
    </MemoryRouter>,
  );
}
const sentTo = (path: string) => api.received.filter((call) => call.path === path).map(({ body }) => body);
const buttons = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    // A toast of the test before has one without a text.
    .filter((text) => text !== '');

describe('the company of an account', () => {
  it('is offered to be made when there is none', () => {
    show([]);
    screen.getByText('No company yet');
    screen.getByRole('button', { name: 'Add company' });
    screen.getByText(/Terms\./);
  });

  it('lets an owner do everything, and asks before a member is removed', async () => {
    show([company('a', 'owner')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove other@example.com' }));
    expect(sentTo('/rest/v1/rpc/remove_company_member')).toEqual([]);
    screen.getByText(/Nothing that was bought is deleted\./);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(sentTo('/rest/v1/rpc/remove_company_member')).toEqual([{ company: 'a', member: 'other' }]),
    );
    await userEvent.selectOptions(screen.getByLabelText('Role of other@example.com'), 'adviser');
    await waitFor(() =>
      expect(sentTo('/rest/v1/rpc/set_company_role')).toEqual([
        { company: 'a', member: 'other', new_role: 'adviser' },
      ]),
    );
  });

  it('shows the refusal of the database when the last owner leaves', async () => {
    api.answer('/rest/v1/rpc/remove_company_member', 409, { message: 'A company needs an owner.' });
    show([company('a', 'owner')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave Company a' }));
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await screen.findByText('A company needs an owner.');
  });

  it.each([
    ['adviser', ['Prepared by', 'Leave Company a', 'Add company']],
    ['viewer', ['Leave Company a', 'Add company']],
  ] as const)('offers to a member with the role of %s only what they may do', async (role, expected) => {
    api.answer('/rest/v1/rpc/company_people', 200, { ...people, invitations: [] });
    show([company('a', role)]);
    await screen.findByText('Ann');
    expect(buttons()).toEqual(expected);
  });

  it('is one of several, and each can be switched to', async () => {
    show([company('a', 'owner'), company('b', 'adviser')]);
    await userEvent.click(screen.getByRole('button', { name: 'Switch to Company b' }));
    expect(onChoose).toHaveBeenCalledWith('b');
  });
});

describe('which company one works for', () => {
  it('is said even if there is only one', () => {
    render(
      <CompanySwitcher
        companies={[company('a', 'owner')]}
        current={company('a', 'owner')}
        onChoose={onChoose}
      />,
    );
    expect(screen.getByText(/Working for/).textContent).toBe('Working for Company a');
  });
});

describe('a license of another company', () => {
  it('says what the terms allow when it is to be used here', async () => {
    api.answer('/rest/v1/rpc/use_license_for_company', 409, { message: 'This license covers 1 company.' });
    render(
      <Elsewhere
        userId="me"
        licenseId="l"
        productName="Core HR Pack"
        licenseKey="KEY"
        company={company('a', 'owner')}
        current={company('b', 'owner')}
        isMine
        onChoose={onChoose}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Use it for Company b' }));
    await screen.findByText('This license covers 1 company.');
    expect(sentTo('/rest/v1/rpc/use_license_for_company')).toEqual([{ license: 'l', company: 'b' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Switch to Company a' }));
    expect(onChoose).toHaveBeenCalledWith('a');
  });
});

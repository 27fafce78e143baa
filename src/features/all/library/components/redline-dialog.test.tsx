import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LicenseRedlineResponse } from '@contracts/license-files';
import { renderWithQueryClient, withQueries } from '@/rendering/with-queries';
import { createQueryClient } from '@/lib/queries/query-client';
import { setTestSite } from '../../../../../tests/support/test-site';
import { RedlineDialog } from './redline-dialog';

setTestSite();

const redline: LicenseRedlineResponse = {
  from: { revision: 1, version: '2.0', releasedOn: '2026-10-01' },
  to: { revision: 3, version: '2.1', releasedOn: '2026-11-20' },
  mode: 'company',
  copy: 'issue',
  workbookChanged: false,
  changes: [
    {
      number: 1,
      kind: 'changed',
      section: 'Premiums',
      html: '<p>The rate is <del><span class="doc-hidden"> Removed: </span>0.88</del><ins>0.92</ins>%.</p>',
      reason: 'The state set a new rate.',
      sources: [
        {
          statement: 'The premium is 0.92 percent.',
          statute: 'Minn. Stat. § 268B.14',
          source: 'https://example.com/law',
          checkedOn: '2026-11-19',
        },
      ],
    },
    { number: 2, kind: 'removed', section: '', html: '<p>Gone.</p>', reason: '', sources: [] },
  ],
};

let answer: { readonly body: unknown; readonly status: number };
const asked = vi.fn();
const onDownload = vi.fn();
const Screen = withQueries(RedlineDialog);

beforeEach(() => {
  asked.mockReset();
  onDownload.mockReset();
  answer = { body: redline, status: 200 };
  renderWithQueryClient(createQueryClient());
  vi.spyOn(window, 'fetch').mockImplementation((_address, init) => {
    asked(JSON.parse(init?.body as string));
    return Promise.resolve(Response.json(answer.body, { status: answer.status }));
  });
});

function open(fromRevision?: number): void {
  render(
    <Screen
      choice={{ licenseId: 'license', template: 'templates/mn-paid-leave-kit/employee-faq.md', fromRevision }}
      access={{ kind: 'order', token: 't' }}
      title="Employee FAQ"
      trigger={<button>See what changed</button>}
      isDownloading={false}
      onDownload={onDownload}
    />,
  );
  fireEvent.click(screen.getByText('See what changed'));
}

describe('what changed in a buyer’s copy', () => {
  it('is asked for when it is opened, and shown with reason, source and date', async () => {
    open(1);
    const list = await screen.findByRole('list', { name: 'Changes' });
    expect(asked.mock.calls).toMatchObject([[{ license_id: 'license', from_revision: 1 }]]);
    screen.getByText(
      /^From version 2\.0 of October 1, 2026 to version 2\.1 of November 20, 2026: 2 changes$/,
    );
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first?.textContent).toContain('1. Changed in “Premiums”');
    expect(first?.querySelector('del')?.textContent).toBe(' Removed: 0.88');
    expect(first?.textContent).toContain('The state set a new rate.');
    expect(first?.textContent).toContain('checked November 19, 2026');
    expect(first?.querySelector('dl a')?.getAttribute('href')).toBe('https://example.com/law');
    expect(second?.textContent).toContain('The note of this version gives none.');
  });

  it('can be downloaded as it is shown', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Word file with tracked changes' }));
    expect(onDownload).toHaveBeenCalledExactlyOnceWith(redline);
  });

  it('may be nothing, or only the Excel sheet', async () => {
    answer = { body: { ...redline, changes: [], workbookChanged: true }, status: 200 };
    open();
    await screen.findByText('Nothing changes in your copy');
    screen.getByText('The Excel sheet changed too');
    expect(screen.queryByRole('button', { name: /Word file/ })).toBeNull();
  });

  it('says why the versions could not be compared', async () => {
    const message = 'You have not downloaded this document yet.';
    answer = { body: { error: { code: 'never_downloaded', message } }, status: 400 };
    open();
    await screen.findByText(message);
    screen.getByRole('button', { name: /try again/i });
  });
});

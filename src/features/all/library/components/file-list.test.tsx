import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LicensedFile, LicensedPackage, LicenseFilesResponse } from '@contracts/license-files';
import { chooseState } from '@/lib/browser/chosen-state';
import { createQueryClient } from '@/lib/queries/query-client';
import { renderWithQueryClient, withQueries } from '@/rendering/with-queries';
import { setTestSite } from '../../../../../tests/support/test-site';
import { LicenseFiles } from './license-files';

setTestSite();

const file = (title: string, more: Partial<LicensedFile> = {}): LicensedFile => ({
  path: `templates/pack/${title}.md`,
  title,
  type: 'Policy Document',
  summary: 'A summary.',
  wordCount: 1200,
  formats: ['docx', 'pdf', 'text', 'md'],
  history: [
    { revision: 2, version: '1.9', releasedOn: '2026-11-28', changes: '', note: 'One rule more.' },
    { revision: 1, version: '1.8', releasedOn: '2026-11-21', changes: '', note: '' },
  ],
  lastDownload: null,
  isChanged: false,
  underReview: [],
  update: null,
  ...more,
});
const pack = (state: string, title: string, files: readonly LicensedFile[]): LicensedPackage => ({
  ...{ id: title, title, state, version: '2.1', lastUpdated: '2026-11-21', files },
});
const kit = pack('WI', 'Leave Kit', [file('Leave Policy')]);
const minnesota = pack('MN', 'Minnesota Pack', [
  file('Offer Letter'),
  file('Timesheet', { formats: ['docx', 'pdf', 'xlsx', 'csv', 'text', 'md'] }),
  file('Handbook for Minnesota', { type: 'Handbook' }),
]);
const wisconsin = pack('WI', 'Wisconsin Pack', [file('Handbook for Wisconsin', { type: 'Handbook' })]);

const asked: unknown[] = [];
const Screen = withQueries(LicenseFiles);
let answer: () => Promise<Response>;

const holding = (packages: readonly LicensedPackage[]) => {
  const interview = { steps: [], single: [], suggestions: [], documents: [], otherStates: [] };
  const files: LicenseFilesResponse = {
    ...{ verifyUrl: 'http://site.invalid/verify/KEY', packages, interview, log: [], answers: {} },
  };
  answer = () => Promise.resolve(Response.json(files));
};

beforeEach(() => {
  asked.length = 0;
  chooseState('both');
  renderWithQueryClient(createQueryClient());
  holding([kit, minnesota, wisconsin]);
  vi.spyOn(window, 'fetch').mockImplementation((address, init) => {
    if ((address as string).endsWith('license-files')) return answer();
    asked.push(JSON.parse(init?.body as string));
    // A URL with only a fragment: jsdom cannot navigate.
    return Promise.resolve(Response.json({ url: '#file' }));
  });
});

const open = async () => {
  const access = { kind: 'order', token: 't' } as const;
  render(<Screen licenseId="3f1f2c58-6f0c-4f0e-9d57-2f3c0a4b8a11" access={access} />);
  await screen.findByRole('radio', { name: 'Word' });
};
const panel = (name: RegExp) => screen.getByRole('button', { name });
const openPanels = () =>
  screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);
// jsdom leaves out the spaces of a name in parts.
const buttons = () => screen.getAllByRole('button').map((button) => [button.textContent, button] as const);
const downloads = () =>
  buttons().flatMap(([name]) => (/^(?:Word|PDF|Excel) of [^,]+$/.test(name) ? [name] : []));
const press = async (name: string) => {
  fireEvent.click(new Map(buttons()).get(name)!);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
};
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

describe('the list of a buyer’s files', () => {
  it('has one switch of formats, which says on every row what its button fetches', async () => {
    await open();
    const rows = ['Handbook for Minnesota', 'Offer Letter', 'Timesheet'];
    expect(downloads()).toEqual(rows.map((title) => `Word of ${title}`));
    choose('PDF');
    expect(downloads()).toEqual(rows.map((title) => `PDF of ${title}`));
    await press('PDF of Offer Letter');
    expect(asked).toMatchObject([{ template: 'templates/pack/Offer Letter.md', format: 'pdf' }]);
  });

  it('keeps the own format of a document that does not come in the chosen one, and says so', async () => {
    await open();
    expect(screen.queryByText(/keeps its own format/)).toBeNull();
    choose('Excel');
    expect(downloads()).toEqual([
      'Word of Handbook for Minnesota',
      'Word of Offer Letter',
      'Excel of Timesheet',
    ]);
    screen.getByText('A document that does not come as Excel keeps its own format.');
  });

  it('has the handbook first, and only its package open', async () => {
    await open();
    expect(openPanels()).toEqual(['Minnesota Pack version 2.1, 3 documents ']);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Minnesota Pack version 2.1, 3 documents ',
      'Wisconsin Pack version 2.1, 1 document ',
      'Leave Kit version 2.1, 1 document ',
      'Download log Nothing was downloaded yet. ',
      'License certificate',
    ]);
    within(screen.getAllByRole('listitem')[0]!).getByText('Handbook for Minnesota');
  });

  it('opens and closes a package, and keeps it so', async () => {
    await open();
    fireEvent.click(panel(/^Leave Kit/));
    expect(downloads()).toContain('Word of Leave Policy');
    fireEvent.click(panel(/^Minnesota Pack/));
    expect(downloads()).toEqual(['Word of Leave Policy']);
    choose('PDF');
    expect(downloads()).toEqual(['PDF of Leave Policy']);
  });

  it('opens the package of the chosen state, which comes first, also when another is chosen here', async () => {
    chooseState('WI');
    await open();
    expect(downloads()).toEqual(['Word of Handbook for Wisconsin']);
    fireEvent.change(screen.getByLabelText('State that comes first'), { target: { value: 'MN' } });
    expect(openPanels()).toEqual(['Minnesota Pack version 2.1, 3 documents ']);
    expect(downloads()[0]).toBe('Word of Handbook for Minnesota');
  });

  it('opens a license’s own package, whatever state was chosen', async () => {
    chooseState('MN');
    holding([kit]);
    await open();
    expect(downloads()).toEqual(['Word of Leave Policy']);
  });

  it('opens a package with a document that changed, and shows what changed', async () => {
    holding([minnesota, pack('WI', 'Leave Kit', [file('Leave Policy', { isChanged: true })])]);
    await open();
    panel(/^Leave Kit version 2\.1, 1 document 1 changed$/);
    screen.getByText('Changed since your last download');
    screen.getByText('What changed: One rule more.');
    expect(new Map(buttons()).has('See what changed in Leave Policy')).toBe(true);
  });

  it('has the older versions of a document in the chosen format', async () => {
    holding([kit]);
    await open();
    choose('PDF');
    fireEvent.click(screen.getByText('Leave Policy', { selector: 'summary span' }));
    await press('PDF of Leave Policy, revision 1');
    expect(asked).toMatchObject([{ format: 'pdf', revision: 1 }]);
  });

  it('says that it loads, that it did not load, and that there is nothing yet', async () => {
    let fail: () => void = () => undefined;
    answer = () =>
      new Promise((resolve) => {
        fail = () => resolve(Response.json({ error: { code: 'x', message: 'Refused.' } }, { status: 400 }));
      });
    render(
      <Screen licenseId="3f1f2c58-6f0c-4f0e-9d57-2f3c0a4b8a11" access={{ kind: 'order', token: 't' }} />,
    );
    await screen.findByText('The list of files is loading');
    fail();
    await screen.findByText('The list of files did not load');
    holding([]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No documents yet');
  });
});

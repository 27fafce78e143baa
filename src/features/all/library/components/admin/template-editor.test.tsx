import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TemplateSource } from '@contracts/template-editing';
import { confirmWith, press, renderAdmin, signIn } from '../../../../../../tests/support/admin';
import { startFakeApi } from '../../../../../../tests/support/fake-api';
import { TemplateEditor } from './template-editor';

const api = startFakeApi();
const edit = '/functions/v1/edit-template';
const path = 'templates/core-hr-pack-mn/a.md';
const version = (revision: number, change: object = {}) => ({
  revision,
  version: `1.${revision}`,
  savedAt: '2026-11-20T10:00:00Z',
  savedBy: 'owner@example.com',
  publishedAt: '2026-11-20T11:00:00Z',
  publishedBy: 'owner@example.com',
  origin: 'owner',
  changes: 'Changed: Opening.',
  note: '',
  ...change,
});
const withDraft: TemplateSource = {
  content: 'Text',
  revision: 3,
  publishedRevision: 2,
  hasDraft: true,
  buyers: 7,
  history: [
    version(3, { publishedAt: null, publishedBy: null, note: 'Six weeks now.' }),
    version(2),
    version(1, { origin: 'file', savedBy: null, publishedBy: null }),
  ],
};
// The same response serves every action: it contains the fields of all of them.
const answer = (source: object) => api.answer(edit, 200, { ...source, problems: [], html: '<p>Text</p>' });
const actions = (name: string) =>
  api.received.flatMap(({ body }) => ((body as { action?: string } | null)?.action === name ? [body] : []));

// jsdom has no layout, but the editor measures its text.
Range.prototype.getClientRects = () => document.body.getClientRects();
beforeEach(signIn);

const show = async (source: object) => {
  answer(source);
  renderAdmin(<TemplateEditor path={path} />);
  await screen.findByRole('table', { name: /^Versions/ });
};

describe('a draft of a template', () => {
  it('is pending, and is published to the number of buyers in the dialog', async () => {
    await show(withDraft);
    expect(
      screen.getByText(/by owner@example\.com and is not published\. Buyers get revision/),
    ).toBeDefined();
    await press('Publish');
    const asked = screen.getByRole('alertdialog', { name: 'Publish revision 3?' });
    expect(within(asked).getByText(/7 buyers with an active license.*in place of revision 2/)).toBeDefined();
    expect(within(asked).getByText(/They get this note: “Six weeks now\.”/)).toBeDefined();
    await confirmWith('Publish to 7 buyers');
    await expect.poll(() => actions('publish')).toEqual([{ action: 'publish', path, revision: 3 }]);
  });

  it('cannot be published if there is none, or while the editor has unsaved changes', async () => {
    await show({ ...withDraft, hasDraft: false, publishedRevision: 3 });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true);
    expect(screen.queryByText('Draft waiting')).toBeNull();
  });
});

describe('the versions of a template', () => {
  it('show who saved and who published each', async () => {
    await show(withDraft);
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell').length)).toEqual([5, 5, 5]);
    expect(within(rows[0]!).getByText('Draft')).toBeDefined();
    expect(within(rows[1]!).getByText('Published')).toBeDefined();
    expect(within(rows[2]!).getByText('Earlier version')).toBeDefined();
    expect(within(rows[2]!).getByText('The file')).toBeDefined();
  });

  it('can be opened, compared and restored', async () => {
    await show(withDraft);
    await press('Open revision 1');
    const opened = await screen.findByRole('dialog', { name: 'Revision 1' });
    await within(opened).findByText('Text');
    await userEvent.keyboard('{Escape}');
    await press('Compare revision 3');
    const compared = await screen.findByRole('dialog', { name: 'Compare revision 3' });
    expect(within(compared).getByLabelText<HTMLSelectElement>('With').value).toBe('2');
    await within(compared).findByText('The two texts are the same.');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Restore revision 3' })).toBeNull();
    await press('Restore revision 1');
    await confirmWith('Restore as a draft');
    await expect
      .poll(() => actions('restore'))
      .toEqual([{ action: 'restore', path, revision: 1, base_revision: 3 }]);
  });
});

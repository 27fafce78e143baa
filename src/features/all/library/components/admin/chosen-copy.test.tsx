import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderAdmin, signIn } from '../../../../../../tests/support/admin';
import { startFakeApi } from '../../../../../../tests/support/fake-api';
import { TemplateLibrary } from './template-library';

const api = startFakeApi();
const exportPath = '/functions/v1/export';
const path = 'templates/core-hr-pack-mn/a.md';
const pack = {
  id: 'core-hr-pack-mn',
  title: 'Core HR Pack',
  description: '',
  state: 'MN',
  version: '1.0',
  last_updated: '2026-11-26',
};
const file = { package_id: pack.id, path, title: 'Attendance', type: 'Policy', summary: '', word_count: 9 };

/** What the server was asked to make, one entry a press. */
const made = () =>
  api.received.flatMap(({ path: to, method, body }) =>
    to === exportPath && method === 'POST' ? [body as Readonly<Record<string, unknown>>] : [],
  );
/** The number of the newest toast; they are counted up and go after some seconds. */
const newestToast = () =>
  Math.max(
    0,
    ...[...document.querySelectorAll<HTMLElement>('[data-toast]')].map(({ dataset }) =>
      Number(dataset['toast']?.replace('toast-', '')),
    ),
  );
const makes = async (button: string, expected: object) => {
  const before = made().length;
  const told = newestToast();
  // By text: by role takes seconds on so large a page.
  fireEvent.click(screen.getByText(button));
  await waitFor(() => expect(made().length).toBeGreaterThan(before));
  expect(made().at(-1)).toMatchObject(expected);
  // A toast that comes after the test would look for a document that is gone.
  await waitFor(() => expect(newestToast()).toBeGreaterThan(told));
};
const copies = () => screen.getAllByLabelText<HTMLSelectElement>('Which copy');
const choose = (at: number, value: string) => fireEvent.change(copies()[at]!, { target: { value } });

beforeEach(() => {
  signIn();
  api.answer('/rest/v1/template_packages', 200, [pack]);
  api.answer('/rest/v1/templates', 200, [
    { ...file, version: '1.0', page_count: 1, law_as_of: null, formats: ['docx', 'pdf', 'md'] },
  ]);
  api.answer('/rest/v1/rpc/admin_template_drafts', 200, []);
  api.answer(exportPath, 200, { artifacts: [{ file: path, url: '#made' }], exports: [] });
});

it('makes the copy that the owner chose: of the pack, and of one document in its place', async () => {
  renderAdmin(<TemplateLibrary tab={pack.id} onTabChange={() => undefined} />);
  await screen.findByText('Attendance');
  expect(copies().map(({ value }) => value)).toEqual(['working', 'working']);
  await makes('Export All DOCX', { format: 'docx', copy: 'working' });

  choose(0, 'issue');
  await makes('Export All PDF', { files: [path], format: 'pdf', mode: 'blank', copy: 'issue' });
  await makes('Download All (ZIP)', { format: 'zip', copy: 'issue' });
  await makes('Export DOCX', { files: [path], format: 'docx', copy: 'issue' });

  choose(1, 'review');
  await makes('PDF', { format: 'pdf', copy: 'review' });
});

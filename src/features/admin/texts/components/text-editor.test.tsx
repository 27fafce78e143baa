import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { callsOf, press, refusal, renderAdmin, signIn } from '../../../../../tests/support/admin';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import type { StoredText } from '../api/texts-api';
import { toDraft } from '../model/text-kinds';
import { TextEditor } from './text-editor';

const api = startFakeApi();
const save = '/rest/v1/rpc/admin_save_text';
const check = '/functions/v1/check-content';
const stored = (status: string): StoredText => ({
  id: 'post-1',
  draft: toDraft('post', { title: 'Leave', slug: 'leave', content: '## One\n\nTwo **words**.' }),
  status,
  scheduledFor: null,
  updatedAt: 'first',
});
const asked = () =>
  api.received.filter(({ path }) => path === save || path === check).map(({ path }) => path);
const savedAs = () => callsOf(api, 'admin_save_text') as { fields: Record<string, unknown>; seen?: string }[];

// jsdom has no layout, but the editor measures its text.
Range.prototype.getClientRects = () => document.body.getClientRects();
beforeEach(() => {
  signIn();
  api.answer(save, 200, { id: 'post-1', updatedAt: 'second', status: 'draft' });
  api.answer(check, 200, { openFindings: 0 });
});

describe('publishing a text', () => {
  it('saves a draft, checks its facts, and then publishes it', async () => {
    renderAdmin(<TextEditor kind="post" stored={stored('draft')} />);
    await press('Publish now');
    await expect.poll(asked).toEqual([save, check, save]);
    expect(savedAs().map(({ fields, seen }) => [fields['status'], seen])).toEqual([
      ['draft', 'first'],
      ['published', 'second'],
    ]);
    expect(savedAs()[0]?.fields['excerpt']).toBe('Two words.');
  });

  it('checks changes to a published text before they are public', async () => {
    renderAdmin(<TextEditor kind="post" stored={stored('published')} />);
    await press('Save and publish');
    await expect.poll(asked).toEqual([check, save]);
    expect(api.received.find(({ path }) => path === check)?.body).toMatchObject({
      kind: 'post',
      id: 'post-1',
      fields: { title: 'Leave', content: '## One\n\nTwo **words**.', excerpt: 'Two words.' },
    });
  });

  it('has no button that looks ready while a request is under way', async () => {
    const release = api.hold(save);
    renderAdmin(<TextEditor kind="post" stored={stored('scheduled')} />);
    await press('Save');
    for (const name of ['Publish now', 'Take off the schedule']) {
      const isBusy = () => screen.getByRole('button', { name }).getAttribute('aria-busy');
      await expect.poll(isBusy, { message: name }).toBe('true');
    }
    release();
    await expect
      .poll(() => screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy'))
      .toBe(null);
  });

  it('shows the database’s message and the findings to resolve', async () => {
    api.answer(save, 409, refusal('This text says 1 thing about law without a source.'));
    renderAdmin(<TextEditor kind="post" stored={stored('published')} facts={<p>What is open</p>} />);
    await press('Save and publish');
    await screen.findByText('This text says 1 thing about law without a source.');
    screen.getByText('What is open');
  });
});

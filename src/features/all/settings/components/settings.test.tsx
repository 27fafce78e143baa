import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { callsOf, confirmWith, press, refusal, renderAdmin } from '../../../../../tests/support/admin';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { openingCheckList, type OpeningFacts } from '../model/check-list';
import { OpeningCheckList } from './opening-check-list';
import { SettingsForm } from './settings-form';
import { SettingsHistory } from './settings-history';

const api = startFakeApi();
const facts: OpeningFacts = {
  hasSentMail: true,
  mailProvider: null,
  failedMails: 0,
  hasRealProvider: true,
  hasRealOrder: false,
  dueFactCount: 0,
  dueFacts: [],
};
const variableName = /\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/;
const shown = () => document.body.textContent;

beforeEach(() => {
  api.answer('/rest/v1/rpc/admin_opening_facts', 200, facts);
  api.answer('/rest/v1/site_settings', 200, []);
});

describe('switching to production', () => {
  const choose = async () => {
    renderAdmin(<SettingsForm stored={{}} />);
    await userEvent.click(screen.getByRole('radio', { name: /Production/ }));
    await press('Publish Settings');
    return screen.findByRole('alertdialog', { name: 'Open the shop to search engines?' });
  };

  it('lists the open items and the effect, and publishes nothing before confirmation', async () => {
    const dialog = await choose();
    await within(dialog).findByText('Mail is delivered');
    const open = openingCheckList(
      () => '',
      () => false,
      facts,
    ).filter(({ isDone }) => !isDone);
    for (const { title } of open.filter(({ title }) => title !== 'Open to search engines')) {
      expect(within(dialog).getByText(title)).toBeDefined();
    }
    expect(dialog.textContent).toMatch(/lets search engines into every public page.*badge goes/);
    await confirmWith('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsOf(api, 'admin_publish_settings')).toEqual([]);
    expect(callsOf(api, 'admin_open_shop')).toEqual([]);
    expect(screen.getByText('Not published yet: Environment')).toBeDefined();
  });

  it('sends the accepted items, once', async () => {
    const dialog = await choose();
    await within(dialog).findByText('Mail is delivered');
    api.answer('/rest/v1/rpc/admin_open_shop', 200, null);
    await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Open it anyway' }));
    expect(await screen.findByText('Settings Saved')).toBeDefined();
    expect(screen.getByText('Visitors see them within a minute.')).toBeDefined();
    expect(callsOf(api, 'admin_open_shop')).toEqual([
      {
        changes: { ENV: 'production' },
        seen: {},
        open_items: expect.arrayContaining(['Mail is delivered', 'Support address']) as string[],
      },
    ]);
    expect(callsOf(api, 'admin_publish_settings')).toEqual([]);
  });

  it('cannot be confirmed while the open items are unknown', async () => {
    api.answer('/rest/v1/rpc/admin_opening_facts', 400, refusal('No.'));
    const dialog = await choose();
    await within(dialog).findByText('The open items could not be loaded');
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Open the shop' }).disabled).toBe(
      true,
    );
  });
});

describe('the labels of the settings', () => {
  it('name a field in the error summary, at the field, and in a refusal by the database', async () => {
    renderAdmin(<SettingsForm stored={{}} />);
    await userEvent.type(screen.getByLabelText('Google Analytics 4 id'), 'UA-1');
    await press('Publish Settings');
    expect(
      await screen.findByRole('link', { name: 'Google Analytics 4 id: The id looks like G-ABC123DEF4.' }),
    ).toBeDefined();
    await userEvent.clear(screen.getByLabelText('Google Analytics 4 id'));
    await userEvent.type(screen.getByLabelText('Google Analytics 4 id'), 'G-ABC123DEF4');
    api.answer(
      '/rest/v1/rpc/admin_publish_settings',
      409,
      refusal('Someone else changed GA4_ID, BUY_LINK_CORE_HR in the meantime.'),
    );
    await press('Publish Settings');
    expect(
      await screen.findByText(/changed “Google Analytics 4 id”, “Payment link of Core HR/),
    ).toBeDefined();
    expect(shown()).not.toMatch(variableName);
  });

  it('are the same in the history', async () => {
    api.answer('/rest/v1/rpc/admin_settings_history', 200, [
      {
        changeSet: 'one',
        at: '2026-11-24T10:00:00Z',
        actor: 'owner@example.com',
        reason: 'Opened with this left: AI key',
        changes: [
          { key: 'BUY_LINK_CORE_HR', before: null, after: 'https://buy.example/core', isSecret: false },
          { key: 'OAUTH_PROVIDERS', before: '{"google":false}', after: '{"google":true}', isSecret: false },
          { key: 'STRIPE_API_KEY', before: null, after: null, isSecret: true },
        ],
      },
    ]);
    renderAdmin(<SettingsHistory />);
    const row = await screen.findByRole('row', { name: /Payment link of Core HR Pack/ });
    expect(row.textContent).toContain('Sign-in buttons: “Google off” → “Google on”');
    expect(row.textContent).toContain('(opened with this left: AI key)');
    await press(/^Undo/);
    expect(screen.getByRole('alertdialog').textContent).toContain('Payment link of Core HR Pack');
    expect(shown()).not.toMatch(variableName);
  });
});

describe('before you open', () => {
  const texts = async (change: Partial<OpeningFacts>) => {
    api.answer('/rest/v1/rpc/admin_opening_facts', 200, { ...facts, ...change });
    renderAdmin(<OpeningCheckList stored={{}} />);
    await screen.findByText(/^Before you open/);
    return shown();
  };

  it('does not call email delivered if only the local inbox has it', async () => {
    const text = await texts({});
    expect(text).toContain('Email only went to the test inbox of this machine');
    expect(text).not.toContain('Mail is delivered:');
    expect(text).not.toMatch(variableName);
  });

  it.each<[Partial<OpeningFacts>, string]>([
    [{ mailProvider: 'resend' }, 'Mail is delivered: done, through Resend'],
    [{ mailProvider: 'smtp', failedMails: 1 }, 'Some emails failed.'],
    [{ hasSentMail: false }, 'No email has been sent yet.'],
    [{ hasRealProvider: false }, 'Enter the webhook secret of your provider'],
    [{}, 'No order has come in through it yet.'],
    [{ hasRealOrder: true }, 'Payment provider connected: an order came in through it'],
  ])('with %o says “%s”', async (change, text) => expect(await texts(change)).toContain(text));
});

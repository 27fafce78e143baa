import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  callsOf,
  confirmWith,
  giveReason,
  press,
  renderAdmin,
  signIn,
} from '../../../../../tests/support/admin';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { FactFindings } from './fact-findings';

const api = startFakeApi();
const owner = '00000000-0000-4000-8000-000000000001';
const finding = {
  id: 'finding-1',
  kind: 'no-source',
  sentence: 'Wisconsin requires 12 weeks of paid leave.',
  line: 3,
  figures: [],
  resolved_at: null,
  resolved_by: null,
  reason: null,
};

const show = (checks: object[], ...findings: object[]) => {
  api.answer('/rest/v1/content_checks', 200, checks);
  api.answer('/rest/v1/content_findings', 200, findings);
  api.answer('/rest/v1/profiles', 200, [{ id: owner, email: 'owner@example.com' }]);
  renderAdmin(<FactFindings kind="post" id="post-1" />);
};
const checked = [{ checked_at: '2026-11-20T10:00:00Z' }];

beforeEach(signIn);

describe('the statements about law in a text', () => {
  it('are unchecked at first, and then checked', async () => {
    api.answer('/functions/v1/check-content', 200, { openFindings: 0 });
    show([]);
    await screen.findByText('Not checked yet');
    api.answer('/rest/v1/content_checks', 200, checked);
    await press('Check the facts');
    await screen.findByText('Nothing is open');
    expect(api.received.find(({ path }) => path.endsWith('check-content'))?.body).toEqual({
      kind: 'post',
      id: 'post-1',
    });
  });

  it('are resolved one by one, with a reason', async () => {
    show(checked, finding);
    await screen.findByText('1 finding to resolve before publishing');
    await press(/^Keep it as it is/);
    await giveReason('A quote.');
    api.answer('/rest/v1/content_findings', 200, [
      { ...finding, resolved_at: '2026-11-21T10:00:00Z', resolved_by: owner, reason: 'A quote.' },
    ]);
    await confirmWith('Keep it as it is');
    const [card] = await screen.findAllByRole('listitem');
    expect(await within(card!).findByText(/^A quote\. \(owner@example\.com, Nov/)).toBeDefined();
    expect(callsOf(api, 'resolve_content_finding')).toEqual([
      { finding_id: 'finding-1', reason: 'A quote.' },
    ]);
  });

  it('show their location, and a failure', async () => {
    api.answer('/functions/v1/check-content', 500, { error: { code: 'x', message: 'The law is away.' } });
    show(checked, { ...finding, line: 0 });
    await screen.findByText(/\(in the title or a description\)/);
    await press('Check the facts again');
    await screen.findByText('The law is away.');
    api.answer('/rest/v1/content_findings', 400, { message: 'No.' });
    renderAdmin(<FactFindings kind="post" id="post-2" />);
    await screen.findByText('The findings did not load');
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountForms } from '../../../tests/e2e/support/account-forms';
import { publicForms } from '../../../tests/e2e/support/public-forms';
import { renderAdmin, signIn } from '../../../tests/support/admin';
import { adminForms, type AdminForm } from '../../../tests/support/admin-forms';
import { startFakeApi } from '../../../tests/support/fake-api';

const api = startFakeApi();

/** These forms store nothing; their input is in the URL. */
const onlyAsk = [
  // Tested in tests/e2e/second-factor.spec.ts and recovery-codes.spec.ts.
  'src/features/all/auth/components/authenticator-code-form.tsx',
  'src/features/all/auth/components/recovery-code-form.tsx',
  'src/features/shop/chat/components/chat-panel.tsx',
  'src/features/shop/search/components/address-search.tsx',
  'src/features/admin/people/components/find-person.tsx',
  'src/app/admin/admin-search.tsx',
  'src/pages/law/which/plan.tsx',
  'src/pages/storefront/not-found-page.tsx',
  'src/pages/storefront/verify-page.tsx',
];

/** Editors of a long text: Enter adds a line and does not submit. */
const withoutFormElement = [
  'src/features/admin/content-tools/components/draft-editor.tsx',
  'src/features/all/library/components/admin/template-editor.tsx',
  'src/features/admin/texts/components/text-editor.tsx',
];

const typed = () =>
  [...document.querySelectorAll<HTMLElement>('input, textarea, select, [contenteditable]')].map((field) => {
    const text = 'value' in field ? String(field.value) : field.textContent;
    return 'checked' in field && field.checked ? `${text}: chosen` : text;
  });
const sentBy = ({ path, isSent = () => true }: AdminForm) =>
  api.received.filter(({ path: to, method, body }) => to === path && method !== 'GET' && isSent(body));
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

// jsdom has no layout, but the editor measures its text.
Range.prototype.getClientRects = () => document.body.getClientRects();
beforeEach(signIn);

describe.each(adminForms)('$source', (form) => {
  const { part, answers, opener, fill, button, path, isChoice } = form;
  const begin = async () => {
    for (const [address, body] of Object.entries(answers ?? {})) {
      api.answer(address, 200, body);
    }
    renderAdmin(part);
    if (opener) {
      await userEvent.click(screen.getByRole('button', { name: opener }));
    }
    await fill();
    return screen.findByRole<HTMLButtonElement>('button', { name: button });
  };

  it('is sent once for ten presses', async () => {
    const submit = await begin();
    const release = api.hold(path);
    for (let press = 0; press < 10; press++) {
      submit.click();
    }
    await waitFor(() => expect(sentBy(form)).not.toHaveLength(0));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sentBy(form)).toHaveLength(1);
    release();
    await waitFor(() => expect(submit.isConnected && submit.getAttribute('aria-busy')).not.toBe('true'));
  });

  it.runIf(form.writesOnIn)('keeps text typed during the request', async () => {
    const submit = await begin();
    const release = api.hold(path);
    submit.click();
    await waitFor(() => expect(sentBy(form)).toHaveLength(1));
    const field = screen.getByLabelText<HTMLInputElement>(form.writesOnIn ?? '');
    await userEvent.type(field, '7');
    const words = field.value;
    release();
    await waitFor(() => expect(submit.getAttribute('aria-busy')).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(field.isConnected && field.value).toBe(words);
    expect(asksBeforeLeaving()).toBe(true);
  });

  it('keeps the input when the response is lost or the browser is offline, and sends the same again', async () => {
    const submit = await begin();
    const before = typed();
    expect(asksBeforeLeaving()).toBe(!isChoice);
    api.hangUp(path);
    const online = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    submit.click();
    await screen.findAllByText(/The shop cannot be reached/);
    online.mockRestore();
    window.dispatchEvent(new Event('online'));
    expect(typed()).toEqual(before);
    await waitFor(() => expect(submit.getAttribute('aria-busy')).toBeNull());
    submit.click();
    await waitFor(() => expect(sentBy(form).length).toBeGreaterThan(1));
    const bodies = sentBy(form).map(({ body }) => body);
    expect(bodies.at(-1)).toEqual(bodies[0]);
  });
});

it('two tabs: each test of a form exists and covers the second tab', () => {
  const files = adminForms.flatMap(({ inTwoTabs }) => ('triedIn' in inTwoTabs ? [inTwoTabs.triedIn] : []));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect(readFileSync(file, 'utf8'), file).toMatch(
      /in the meantime|Someone else (?:has )?changed|toBe\(409\)|somebody else/i,
    );
  }
});

it('covers every form of the source', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => /<form\b/.test(readFileSync(file, 'utf8')));
  const tried = [...publicForms, ...accountForms, ...adminForms].map(({ source }) => source);
  expect(files.filter((file) => ![...tried, ...onlyAsk].includes(file))).toEqual([]);
  const names = [...tried, ...onlyAsk, ...withoutFormElement];
  expect(names.filter((file) => !existsSync(file))).toEqual([]);
  expect(withoutFormElement.filter((file) => !tried.includes(file) || files.includes(file))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { buy, ownerSession, post } from '../functions/support/purchase';
import { linkIn, waitForMail } from './support/shop';
import { expect, expectNoAxeViolations, test } from './support/test';

const path = 'templates/mn-paid-leave-kit/intermittent-leave-tracker.md';
const title = 'Intermittent Leave Tracker';

interface Source {
  readonly content: string;
  readonly revision: number;
}

test('a buyer sees what changed in their own copy, and gets it as a Word file with tracked changes', async ({
  page,
}) => {
  const { email } = await buy('mn-paid-leave');
  await page.goto(linkIn(await waitForMail(email, /receipt/i), '/orders'));
  await page.getByRole('button', { name: 'Open my order' }).click();
  const row = page.getByRole('listitem').filter({ hasText: title });
  const first = page.waitForEvent('download');
  await row.getByRole('button', { name: `Word of ${title}` }).click();
  await first;

  const session = await ownerSession();
  const edit = async (body: object) =>
    (await post('edit-template', { path, ...body }, session)).body as Source;
  const { content, revision } = await edit({ action: 'read' });
  const sentence = `Keep the tracker for ${Date.now()} days.`;
  const saved = await edit({
    action: 'save',
    content: `${content.trimEnd()}\n\n${sentence}\n`,
    base_revision: revision,
    change_note: 'Says how long to keep it.',
  });
  await edit({ action: 'publish', revision: saved.revision });

  await page.reload();
  await row.getByRole('button', { name: `See what changed in ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: `What changed: ${title}` });
  await expect(dialog.locator('ins').filter({ hasText: sentence })).toBeVisible();
  await expect(dialog.getByText('Says how long to keep it.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page);

  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Word file with tracked changes' }).click();
  const file = await (await arriving).path();
  const parts = unzipSync(new Uint8Array(readFileSync(file)));
  const body = new TextDecoder().decode(parts['word/document.xml']);
  expect(
    body
      .match(/<w:ins .*?<\/w:ins>/g)
      ?.join('')
      .replace(/<[^>]*>/g, ''),
  ).toContain(sentence);
});

import { expect, test } from './support/test';
import { owner, rowsOf, shop } from './support/shop';
import { signIn } from './support/sign-in';

// The tests provoke the refusal.
test.use({ ignoreConsole: { patterns: [/status of 409/] } });

test('a topic that someone else has changed is not overwritten @full', async ({ page }) => {
  const name = `Two windows ${Date.now()}`;
  const rows = `content_calendar?topic=like.${name.replaceAll(' ', '%20')}*`;
  await shop.writeRows('POST', 'content_calendar', { topic: name, target_month: 3, target_year: 2027 });
  await page.goto('/admin/content-calendar');
  await signIn(page, owner.email, owner.password);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit topic' });
  const topic = dialog.getByLabel('Topic');

  // Its position in the list is not edited here.
  await topic.fill(`${name}, mine`);
  await shop.writeRows('PATCH', rows, { position: 7 });
  await dialog.getByRole('button', { name: 'Save topic' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => rowsOf(`${rows}&select=topic,position`))
    .toEqual([{ topic: `${name}, mine`, position: 7 }]);

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await topic.fill(`${name}, mine again`);
  await shop.writeRows('PATCH', rows, { topic: `${name}, theirs` });
  await dialog.getByRole('button', { name: 'Save topic' }).click();
  await expect(dialog.getByText('Someone else has changed this topic.')).toBeVisible();
  await expect(topic).toHaveValue(`${name}, mine again`);
  expect(await rowsOf(`${rows}&select=topic`)).toEqual([{ topic: `${name}, theirs` }]);

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(topic).toHaveValue(`${name}, theirs`);
  await topic.fill(`${name}, both`);
  await dialog.getByRole('button', { name: 'Save topic' }).click();
  await expect.poll(() => rowsOf(`${rows}&select=topic`)).toEqual([{ topic: `${name}, both` }]);
});

test('a budget that someone else has changed is not overwritten, and the typed key is kept @full', async ({
  page,
}) => {
  const setting = 'site_settings?key=eq.AI_MONTHLY_BUDGET_USD';
  const stored = () => rowsOf(`${setting}&select=value`);
  await shop.writeRows('DELETE', setting);
  await page.goto('/admin/ai-tools');
  await signIn(page, owner.email, owner.password);
  const budget = page.getByLabel(/Monthly budget/);
  const key = page.getByLabel(/OpenAI key/);
  const save = page.getByRole('button', { name: 'Save AI settings' });
  await expect(budget).toHaveValue('20');
  await expect(save).toBeDisabled();

  await key.fill('sk-typed-before');
  await budget.fill('70');
  await shop.writeRows('POST', 'site_settings', { key: 'AI_MONTHLY_BUDGET_USD', value: '60' });
  await save.click();
  await expect(budget).toHaveAccessibleDescription(/Someone else has changed the budget to \$60\.00/);
  await expect(page.getByText('of $60.00')).toBeVisible();
  await expect(budget).toHaveValue('70');
  await expect(key).toHaveValue('sk-typed-before');
  expect(await stored()).toEqual([{ value: '60' }]);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(budget).toHaveValue('60');
  await budget.fill('70');
  await save.click();
  await expect.poll(stored).toEqual([{ value: '70' }]);
  await expect(page.getByText('of $70.00')).toBeVisible();
  await expect(save).toBeDisabled();
  await shop.writeRows('DELETE', setting);
});

test('a link to Google Docs that someone else has changed is not overwritten @full', async ({ page }) => {
  const path = 'templates/mn-paid-leave-kit/manager-guide-and-scripts.md';
  const [template] = await rowsOf<{ id: string }>(`templates?path=eq.${path}&select=id`);
  const link = (name: string) => `https://docs.google.com/document/d/${name}`;
  const rows = `template_links?template_id=eq.${template?.id ?? ''}`;
  await shop.writeRows('DELETE', rows);
  await page.goto('/admin/template-library');
  await signIn(page, owner.email, owner.password);
  const card = page.getByRole('article').filter({ hasText: path });
  const field = card.getByLabel('Google Docs link');
  const save = card.getByRole('button', { name: /^Save Link/ });

  await field.fill(link('mine'));
  await shop.writeRows('POST', 'template_links', {
    template_id: template?.id,
    google_docs_url: link('theirs'),
  });
  await save.click();
  await expect(field).toHaveAccessibleDescription(/Someone else changed this link in the meantime/);
  await expect(field).toHaveValue(link('mine'));
  await expect(card.getByRole('link', { name: /^Open/ })).toHaveAttribute('href', link('theirs'));
  expect(await rowsOf(`${rows}&select=google_docs_url`)).toEqual([{ google_docs_url: link('theirs') }]);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(field).toHaveValue(link('theirs'));
  await field.fill(link('both'));
  await save.click();
  await expect(card.getByRole('link', { name: /^Open/ })).toHaveAttribute('href', link('both'));
  await shop.writeRows('DELETE', rows);
});

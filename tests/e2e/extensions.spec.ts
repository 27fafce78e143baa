import { holdCode } from './support/hold-code';
import { newEmail, rowsOf } from './support/shop';
import { expect, test } from './support/test';

// React draws a part again that it does not recognize, and says so; that is not what is wrong here.
test.use({ ignoreConsole: { patterns: [/Minified React error #4(18|23|25)/] } });

/** What the extensions of a browser do to a page before its code comes. Each runs in the page. */
const changes: Record<string, () => void> = {
  'a grammar checker marks body and fields': () => {
    document.body.setAttribute('data-gr-ext-installed', '');
    document.querySelectorAll('input').forEach((input) => input.setAttribute('data-grammar', 'false'));
  },
  'a shopping helper adds a bar to the end of the page': () => {
    document.documentElement.append(document.createElement('shopping-bar'));
    document.body.append(document.createElement('div'));
    document.body.prepend(document.createElement('div'));
  },
  'a password manager puts its icon beside each field': () => {
    document.querySelectorAll('input').forEach((input) => input.after(document.createElement('span')));
  },
  'a dark mode colors every element': () => {
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
    document
      .querySelectorAll<HTMLElement>('body *')
      .forEach((element) => element.setAttribute('data-darkreader-inline-color', ''));
  },
  'a currency helper wraps each price': () => {
    document.querySelectorAll('main *').forEach((element) => {
      const price = [...element.childNodes].find((node) => /\$\d/.test(node.nodeValue ?? ''));
      if (!price) return;
      const wrap = document.createElement('x-price');
      price.before(wrap);
      wrap.append(price);
    });
  },
  'a reading helper splits each text': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const long: Text[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.data.trim().length > 8 && !text.parentElement?.closest('script, style')) long.push(text);
    }
    long.forEach((text) => text.splitText(4));
  },
};

for (const [name, change] of Object.entries(changes)) {
  test(`the form for the free pack works where ${name} @full`, async ({ page }) => {
    const letThrough = await holdCode(page);
    const arrival = page.goto('/free-resources');
    await page.locator('footer').waitFor({ state: 'attached' });
    await page.evaluate(change);
    letThrough();
    await arrival;

    const email = newEmail('extension');
    await page.getByLabel('Name').fill('Lea Larson');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send me the free pack' }).click();
    await expect(page.getByText('Check your inbox')).toBeVisible();
    expect(await rowsOf(`leads?email=eq.${email}&select=name`)).toEqual([{ name: 'Lea Larson' }]);
  });
}

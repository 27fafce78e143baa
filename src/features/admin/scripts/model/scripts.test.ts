import { expect, it } from 'vitest';
import { scriptGroups } from './scripts';

const context = {
  siteUrl: 'https://shop.example',
  supabaseUrl: 'https://api.example',
  buyLinks: { BUY_LINK_CORE_HR: 'https://buy.stripe.com/core?x="><script>', BUY_LINK_PAYROLL_OPS: '' },
};
const texts = Object.fromEntries(
  scriptGroups(context).flatMap(({ scripts }) => scripts.map(({ title, text }) => [title, text])),
);

it('fills in the URLs of this shop', () => {
  expect(texts['Webhook address']).toBe('https://api.example/functions/v1/checkout-webhook');
  expect(texts['After the payment, Stripe']).toContain('https://shop.example/thank-you?');
  expect(texts['Email signature']).toContain('utm_campaign=starter-pack');
});

it('links to the checkout if there is one, else to the product page, and escapes attribute values', () => {
  expect(texts['Core HR Pack']).toMatch(/^<a href="https:\/\/buy\.stripe\.com\/core\?[^"<>]*"/);
  expect(texts['Core HR Pack']).toContain('utm_source=embed');
  expect(texts['Payroll Ops Pack']).toMatch(
    /^<a href="https:\/\/shop\.example\/templates\/payroll-ops-pack\?/,
  );
});

import { describe, expect, it } from 'vitest';
import { sampleMail } from './template-descriptions.ts';
import { sampleData, sampleLinks } from './template-samples.ts';
import { hrefs, render } from './test-support/render-sample.ts';

describe('receipt', () => {
  it('shows the order, the coupon, the keys, the refund policy and the ways back to the files', () => {
    const { text, html } = sampleMail('receipt');
    for (const words of [
      'NS-10428',
      'November 21, 2026',
      'Core HR + Payroll Ops Bundle: $134.00',
      'Coupon BUNDLE25: −$33.50',
      'Total: $100.50',
      'Core HR Pack: NSHR-7K2MD-9QXTF-4WPAH-2JCVB',
      'Payroll Ops Pack: NSHR-3HVDS-6RNCU-8YBEZ-5KQWT',
      'The link works for 30 days',
      'within 30 days of the purchase',
      'https://www.northstarhr.example/account',
      'Find my order',
    ]) {
      expect(text).toContain(words);
    }
    expect(hrefs(html)).toContain(sampleLinks.receipt.files);
  });

  it('names what was bought, and shows the first page of it', () => {
    const { subject, html } = sampleMail('receipt');
    expect(subject).toBe('Your Core HR + Payroll Ops Bundle: files and receipt');
    expect(html.match(/<img/g)).toHaveLength(1);
    const [item] = sampleData.receipt.items;
    const single = [{ ...item, bundleSku: null }];
    expect(render('receipt', { items: single }).subject).toBe('Your Core HR Pack: files and receipt');
    const two = [...single, { ...item, sku: 'micro-templates', bundleSku: null }];
    expect(render('receipt', { items: two }).subject).toBe(
      'Your Core HR Pack and Micro Templates Bundle: files and receipt',
    );
  });

  it('shows where one sentence of the files comes from, once its fact is there', () => {
    const { text, html } = sampleMail('receipt');
    for (const words of [
      'Where a sentence comes from',
      'In the Breaks, Lactation and Pregnancy Accommodation Policy: “You may',
      'Statute: Minn. Stat. § 181.939 subd. 1',
      'Where it was read: Official page, on November 21, 2026',
      'Next reading: by May 21, 2027',
    ]) {
      expect(text).toContain(words);
    }
    expect(hrefs(html)).toContain('https://www.dli.mn.gov/newparents');
    expect(render('receipt', { trail: undefined }).text).not.toContain('Where a sentence comes from');
  });

  it('writes the day of the payment as the order has it', () => {
    expect(render('receipt', { paidOn: '2026-11-20' }).text).toContain('Date: November 20, 2026');
  });

  it('does not fail over a currency that is none', () => {
    expect(render('receipt', { currency: 'credits' }).text).toContain('Total: 100.50 credits');
  });

  it('leaves out the coupon line when none was used', () => {
    expect(render('receipt', { coupon: null, discountCents: 0 }).text).not.toMatch(/Coupon|Discount|−/);
  });

  it('names the code where the provider leaves out what it took off', () => {
    expect(render('receipt', { discountCents: 0 }).text).toContain('Coupon: BUNDLE25');
  });
});

describe('a gift', () => {
  const keys = /NSHR-/;
  const amounts = /\$\d/;

  it('tells who receives it where the files are, and not what it cost', () => {
    for (const name of ['receipt', 'refund', 'order-restored'] as const) {
      const { subject, text, html } = render(name, { isGift: true, gift: 'received' });
      expect(subject + text + html, name).not.toMatch(amounts);
      expect(text, name).not.toContain('money back within');
    }
    const { text, html } = render('receipt', { isGift: true, gift: 'received' });
    expect(text).toContain('bought this for you as a gift');
    expect(text).toMatch(keys);
    expect(hrefs(html)).toContain(sampleLinks.receipt.files);
    expect(render('refund', { isGift: true, gift: 'received' }).text).toContain('its license has ended');
  });

  it('tells who paid for it what it cost, and opens no files', () => {
    const mails = [
      sampleMail('gift-receipt'),
      render('refund', { isGift: true, gift: 'given' }),
      render('order-restored', { isGift: true, gift: 'given' }),
    ];
    for (const { text, html } of mails) {
      expect(text).toContain('Total: $100.50');
      expect(text + html).not.toMatch(keys);
      expect(html).not.toContain('/orders#');
    }
  });
});

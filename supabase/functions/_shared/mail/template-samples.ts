import { brand } from '../contracts/brand.ts';
import type { MailData, MailLinks, MailTemplateName } from './template-data.ts';

const siteUrl = 'https://www.northstarhr.example';
const common = { siteUrl, supportEmail: brand.supportEmail };
const token = 'sample-token';
const unsubscribe = {
  page: `${siteUrl}/unsubscribe#token=${token}`,
  oneClick: `${siteUrl}/functions/v1/unsubscribe?token=${token}`,
};

const order: MailData<'receipt'> = {
  provider: 'sandbox',
  orderId: 'NS-10428',
  status: 'paid',
  currency: 'USD',
  amountCents: 10_050,
  refundedCents: 0,
  discountCents: 3350,
  disputedCents: 0,
  taxCents: null,
  taxIncluded: false,
  coupon: 'BUNDLE25',
  paidOn: '2026-11-21',
  isGift: false,
  items: [
    {
      sku: 'core-hr',
      bundleSku: 'core-payroll-bundle',
      amountCents: 6297,
      discountCents: 2099,
      taxCents: null,
      taxIncluded: false,
      licenseId: '6f9c2f0e-51c4-4b5e-9d5e-0c6f3a1d7b11',
      licenseKey: 'NSHR-7K2MD-9QXTF-4WPAH-2JCVB',
      licenseStatus: 'active',
      licenseReason: null,
    },
    {
      sku: 'payroll-ops',
      bundleSku: 'core-payroll-bundle',
      amountCents: 3753,
      discountCents: 1251,
      taxCents: null,
      taxIncluded: false,
      licenseId: '0b1f7d5a-6a54-4f0c-8a25-8c1e6a2b9d22',
      licenseKey: 'NSHR-3HVDS-6RNCU-8YBEZ-5KQWT',
      licenseStatus: 'active',
      licenseReason: null,
    },
  ],
};

const payment: MailData<'payment-pending'> = {
  orderId: order.orderId,
  currency: order.currency,
  amountCents: order.amountCents,
  startedOn: order.paidOn,
  skus: ['core-payroll-bundle'],
};

/** Made-up facts for previews. They describe no real customer. */
export const sampleData: { readonly [Name in MailTemplateName]: MailData<Name> } = {
  'confirm-subscription': { name: 'Ada' },
  'starter-pack-1': { name: 'Ada' },
  'starter-pack-2': { name: 'Ada' },
  newsletter: {
    subject: 'What changed in November',
    intro: 'Hello,\n\nthis is what happened in the last four weeks.',
    items: [
      {
        kind: 'change',
        title: 'A change of the law',
        text: 'What it says, in one line.',
        path: '/law-changes/minnesota',
      },
      { kind: 'post', title: 'A post of the blog', text: 'What it is about.', path: '/blog/a-post' },
    ],
  },
  receipt: {
    ...order,
    trail: {
      title: 'Breaks, Lactation and Pregnancy Accommodation Policy',
      sentence:
        'You may express milk whenever you need to, for as many months or years as you need. The time is paid.',
      statute: 'Minn. Stat. § 181.939 subd. 1',
      kind: 'Official page',
      source: 'https://www.dli.mn.gov/newparents',
      checkedOn: '2026-11-21',
      nextCheck: '2027-05-21',
    },
  },
  'gift-receipt': { ...order, isGift: true, gift: 'given' },
  'order-link': {},
  refund: { ...order, status: 'refunded', refundedCents: order.amountCents },
  'order-restored': order,
  'dispute-lost': { ...order, status: 'dispute_lost', disputedCents: order.amountCents },
  'payment-pending': payment,
  'payment-failed': payment,
  'contact-message': {
    name: 'Ada Example',
    email: 'ada@example.com',
    subject: 'Which pack fits a shop with nine people?',
    category: 'template-question',
    message:
      'Hello,\n\nwe are nine people in Duluth and run payroll ourselves.\nWhich pack should we start with?\n\nAda',
  },
  'contact-digest': { count: 12 },
  'contact-reply': {
    name: 'Ada Example',
    subject: 'Which pack fits a shop with nine people?',
    message: 'We are nine people in Duluth and run payroll ourselves. Which pack should we start with?',
    reply: 'Hello Ada,\n\nstart with the Payroll Ops Pack; the others can follow.\n\nNora',
  },
  'owner-alert': {
    subject: 'An order needs your attention',
    message: 'Unknown product: price_123. Order NS-10429 from sandbox was held and nothing was delivered.',
  },
  'account-changed': { change: 'email', newEmail: 'ada.new@example.com' },
  'company-invitation': { company: 'Lakeside Dental, LLC', role: 'adviser', inviter: 'ada@example.com' },
  'law-update': {
    documents: [
      {
        title: 'Pay Notice',
        fromVersion: '2.0',
        toVersion: '2.1',
        hasNewText: true,
        reason: 'The rate of next year is in the table.',
        facts: [
          {
            key: 'sample-rate',
            before: { statement: 'The sample rate is 10 percent.', figure: 10, unit: 'percent' },
            after: { statement: 'The sample rate is 11 percent.', figure: 11, unit: 'percent' },
            source: 'https://law.example/rate',
          },
        ],
      },
    ],
  },
};

export const sampleLinks: { readonly [Name in MailTemplateName]: MailLinks<Name> } = {
  'confirm-subscription': { ...common, confirm: `${siteUrl}/free-resources/confirm#token=${token}` },
  'starter-pack-1': { ...common, unsubscribe },
  'starter-pack-2': { ...common, unsubscribe },
  newsletter: { ...common, unsubscribe },
  receipt: { ...common, files: `${siteUrl}/orders#token=${token}` },
  'gift-receipt': common,
  'order-link': { ...common, order: `${siteUrl}/orders#token=${token}` },
  refund: common,
  'order-restored': common,
  'dispute-lost': common,
  'payment-pending': common,
  'payment-failed': common,
  'contact-message': common,
  'contact-digest': common,
  'contact-reply': common,
  'owner-alert': common,
  'account-changed': common,
  'company-invitation': { ...common, accept: `${siteUrl}/account/invitation#token=${token}` },
  'law-update': { ...common, files: `${siteUrl}/account?tab=downloads`, unsubscribe },
};

import { newEmail } from '../../../scripts/support/shop';
import { adminFunctionFacts } from './admin-function-facts';
import type { FunctionFacts } from './facts';
import { workerFunctionFacts } from './worker-function-facts';

const faq = 'templates/mn-paid-leave-kit/employee-faq.md';
const tooLong = 'x'.repeat(300);
const notAddresses = [
  'nobody',
  'a@b@c.de',
  'a b@c.de',
  'a@b.de\r\nBcc: x@y.z',
  '<a@b.de>, <c@d.de>',
  12,
  null,
  ['a@b.de'],
];
const brokenEmails = notAddresses.map((email) => ['email', { email }] as const);
const tokenBody = {
  maxBytes: 8 * 1024,
  valid: () => ({ token: 'not-a-token' }),
  broken: [
    ['token', { token: undefined }],
    ['token', { token: '' }],
    ['token', { token: 7 }],
    ['token', { token: 'x'.repeat(2001) }],
  ],
} as const;

/** Every function of the shop. One that is not listed here fails the test. */
export const functionFacts: Readonly<Record<string, FunctionFacts>> = {
  ...adminFunctionFacts,
  ...workerFunctionFacts,
  'checkout-webhook': {
    methods: ['POST'],
    access: 'signature',
    // Its fields are read only after the signature; webhook.test.ts breaks them with the right one.
    body: { maxBytes: 256 * 1024, valid: () => ({ type: 'order.paid' }), broken: [] },
    perMinute: 60,
  },
  'mail-events': {
    methods: ['POST'],
    access: 'signature',
    body: { maxBytes: 64 * 1024, valid: () => ({ type: 'email.bounced' }), broken: [] },
    perMinute: 60,
  },
  'send-auth-mail': {
    methods: ['POST'],
    access: 'signature',
    body: { maxBytes: 64 * 1024, valid: () => ({ user: {} }), broken: [] },
    perMinute: 60,
  },
  'accept-invitation': {
    methods: ['POST'],
    access: 'session',
    body: { ...tokenBody, maxBytes: 16 * 1024 },
    perMinute: 30,
  },
  'confirm-subscription': {
    methods: ['POST'],
    access: 'publishable-key',
    body: { ...tokenBody, maxBytes: 16 * 1024 },
    perMinute: 120,
  },
  'download-template': {
    path: '/onboarding-checklist-lite.md',
    methods: ['GET', 'HEAD'],
    access: 'anybody',
    body: null,
    perMinute: 120,
  },
  'edit-template': {
    methods: ['POST'],
    access: 'admin',
    body: {
      maxBytes: 640 * 1024,
      valid: () => ({ action: 'read', path: faq }),
      broken: [
        ['action', { action: 'delete' }],
        ['path', { path: 'templates/mn-paid-leave-kit/../../.env' }],
        ['content', { action: 'check', content: '' }],
        ['base_revision', { action: 'save', content: 'x', base_revision: -1 }],
        ['change_note', { action: 'save', content: 'x', base_revision: 1, change_note: 'x'.repeat(501) }],
      ],
    },
    perMinute: 240,
  },
  export: {
    methods: ['POST'],
    access: 'admin',
    body: {
      maxBytes: 16 * 1024,
      valid: () => ({ files: [faq], format: 'docx', mode: 'blank', package: 'mn-paid-leave-kit' }),
      broken: [
        ['format', { format: 'exe' }],
        ['mode', { mode: 'secret' }],
        ['package', { package: 'hr-pack-tx' }],
        ['files', { files: [] }],
        ['files.0', { files: ['templates/mn-paid-leave-kit/../../.env'] }],
        ['export_id', { export_id: '1' }],
      ],
    },
    perMinute: 240,
  },
  'export-artifact': {
    methods: ['GET', 'POST'],
    access: 'admin',
    body: {
      maxBytes: 16 * 1024,
      valid: () => ({ export_id: crypto.randomUUID() }),
      broken: [
        ['export_id', { export_id: undefined }],
        ['export_id', { export_id: '../x' }],
      ],
    },
    perMinute: 240,
  },
  'find-order': {
    methods: ['POST'],
    access: 'publishable-key',
    body: {
      maxBytes: 16 * 1024,
      valid: () => ({ email: newEmail('nobody') }),
      broken: [['email', { email: undefined }], ...brokenEmails],
    },
    perMinute: 10,
  },
  'license-answers': {
    methods: ['POST'],
    access: 'session',
    body: {
      maxBytes: 96 * 1024,
      valid: () => ({ license_id: crypto.randomUUID(), answers: { company_name: 'Lakeside' } }),
      broken: [
        ['license_id', { license_id: '1 or 1=1' }],
        ['answers', { answers: undefined }],
        ['answers.company_name', { answers: { company_name: 'x'.repeat(2001) } }],
        ['answers.Company name', { answers: { 'Company name': 'x' } }],
      ],
    },
    perMinute: 30,
  },
  'license-download': {
    methods: ['GET', 'POST'],
    access: 'session',
    body: {
      maxBytes: 16 * 1024,
      valid: () => ({ license_id: crypto.randomUUID(), format: 'zip' }),
      broken: [
        ['license_id', { license_id: '1 or 1=1' }],
        ['format', { format: 'exe' }],
        ['mode', { mode: '__proto__' }],
        ['template', { template: '../../.env' }],
        ['template', { format: 'docx' }],
      ],
    },
    perMinute: 240,
  },
  'license-handbook': {
    methods: ['GET', 'POST'],
    access: 'session',
    body: {
      maxBytes: 16 * 1024,
      valid: () => ({ action: 'show', license_ids: [crypto.randomUUID()] }),
      broken: [
        ['action', { action: 'delete' }],
        ['license_ids', { license_ids: [] }],
        ['license_ids.0', { license_ids: ['1 or 1=1'] }],
        ['format', { action: 'link', format: 'exe' }],
      ],
    },
    perMinute: 120,
  },
  'license-files': {
    methods: ['POST'],
    access: 'session',
    body: {
      maxBytes: 16 * 1024,
      valid: () => ({ license_id: crypto.randomUUID() }),
      broken: [
        ['license_id', { license_id: undefined }],
        ['license_id', { license_id: '%' }],
      ],
    },
    perMinute: 240,
  },
  'license-redline': {
    methods: ['POST'],
    access: 'session',
    body: {
      maxBytes: 16 * 1024,
      valid: () => ({
        license_id: crypto.randomUUID(),
        template: 'templates/mn-paid-leave-kit/employee-faq.md',
      }),
      broken: [
        ['license_id', { license_id: '%' }],
        ['template', { template: '../../.env' }],
        ['from_revision', { from_revision: 0 }],
      ],
    },
    perMinute: 60,
  },
  'open-order': {
    methods: ['POST'],
    access: 'publishable-key',
    body: { ...tokenBody, maxBytes: 16 * 1024 },
    perMinute: 60,
  },
  'order-status': {
    methods: ['POST'],
    access: 'publishable-key',
    body: {
      maxBytes: 16 * 1024,
      valid: () => ({ order_id: 'ord_unknown' }),
      broken: [
        ['order_id', { order_id: '  ' }],
        ['order_id', { order_id: tooLong }],
        ['order_id', { order_id: { eq: 'x' } }],
        ['email', { email: 'nobody' }],
        ['key', { key: tooLong }],
        ['coupon', { coupon: 'x'.repeat(65) }],
      ],
    },
    perMinute: 60,
  },
  'preview-sample': {
    path: '/core-hr',
    methods: ['GET'],
    access: 'anybody',
    body: null,
    perMinute: 60,
  },
  'send-starter-pack': {
    methods: ['POST'],
    access: 'publishable-key',
    body: {
      maxBytes: 16 * 1024,
      valid: () => ({ name: 'Lea', email: newEmail('contract') }),
      broken: [
        ['name', { name: undefined }],
        ['name', { name: ' \t ' }],
        ['name', { name: tooLong }],
        ['form', { form: 'popup' }],
        ['utm_source', { utm_source: 5 }],
        ['email', { email: undefined }],
        ...brokenEmails,
      ],
    },
    perMinute: 300,
  },
  'submit-contact': {
    methods: ['POST'],
    access: 'publishable-key',
    body: {
      maxBytes: 32 * 1024,
      valid: () => ({
        request_id: crypto.randomUUID(),
        name: 'Cora',
        email: newEmail('contact'),
        subject: 'A question',
        message: 'How many templates are there?',
      }),
      broken: [
        ['request_id', { request_id: '1' }],
        ['name', { name: '' }],
        ['subject', { subject: 'x'.repeat(201) }],
        ['category', { category: 'spam' }],
        ['message', { message: 'x'.repeat(5001) }],
        ...brokenEmails,
      ],
    },
    perMinute: 10,
  },
  unsubscribe: { methods: ['POST'], access: 'token', body: tokenBody, perMinute: 120 },
  'verify-license': {
    methods: ['POST'],
    access: 'publishable-key',
    body: {
      maxBytes: 16 * 1024,
      valid: () => ({ key: 'NSHR-22222-22222-22222-22222' }),
      broken: [
        ['key', { key: undefined }],
        ['key', { key: 'NSHR' }],
        ['key', { key: '%' }],
      ],
    },
    perMinute: 30,
  },
};

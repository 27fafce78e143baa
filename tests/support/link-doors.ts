import { readdirSync } from 'node:fs';
import { documentPath } from './changed-document';

export const functionsFolder = new URL('../../supabase/functions/', import.meta.url);
export const functionNames = readdirSync(functionsFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map(({ name }) => name);

export interface Way {
  readonly what: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Without the company's data with a session as well: the rest must have it, or the test would see nothing. */
  readonly isPlain?: true;
  /** What a refusal of the link says, where it is not simply without the data. */
  readonly refusal?: number;
}

export interface Link {
  readonly license: string;
  readonly key: string;
  readonly order: string;
  readonly link: string;
  readonly access: string;
}

const downloads = (license: string): Way[] => [
  ...['docx', 'pdf', 'text', 'md'].flatMap((format) =>
    ['issue', 'working', 'review'].map((copy) => ({
      what: `${format}, ${copy} copy`,
      body: { license_id: license, template: documentPath, format, copy, mode: 'company' },
      refusal: 409,
    })),
  ),
  {
    what: 'ZIP',
    body: { license_id: license, format: 'zip', mode: 'company' },
    refusal: 409,
  },
  ...['docx', 'pdf'].map((format) => ({
    what: `blank ${format}, which names who it is licensed to`,
    body: { license_id: license, template: documentPath, format, mode: 'blank' },
  })),
  { what: 'blank ZIP', body: { license_id: license, format: 'zip', mode: 'blank' } },
  { what: 'certificate', body: { license_id: license, format: 'certificate' } },
  {
    what: 'redline',
    body: { license_id: license, template: documentPath, format: 'docx', from_revision: 2, mode: 'company' },
    refusal: 409,
  },
];

/** How each function that takes a link of an order is asked; null for one that takes none. A function in no line fails. */
export const linkDoors: Readonly<Record<string, ((link: Link) => readonly Way[]) | null>> = {
  'license-files': ({ license }) => [{ what: 'list', body: { license_id: license }, isPlain: true }],
  'license-download': ({ license }) => downloads(license),
  'license-handbook': ({ license }) => [
    { what: 'show', body: { action: 'show', license_ids: [license] }, refusal: 409 },
    ...['docx', 'pdf', 'text'].map((format) => ({
      what: format,
      body: { action: 'link', license_ids: [license], format },
      refusal: 409,
    })),
  ],
  'license-answers': ({ license }) => [
    {
      what: 'change',
      body: { license_id: license, answers: { company_name: 'Changed' } },
      isPlain: true,
      refusal: 409,
    },
  ],
  'license-redline': ({ license }) => [
    { what: 'changes', body: { license_id: license, template: documentPath, from_revision: 2 } },
  ],
  'open-order': ({ link, access }) => [
    { what: 'the link', body: { token: link }, isPlain: true },
    { what: 'again', body: { access_token: access }, isPlain: true },
  ],
  'order-status': ({ order }) => [{ what: 'order', body: { order_id: order }, isPlain: true }],
  'find-order': () => [{ what: 'order', body: { email: 'nobody@example.com' }, isPlain: true }],
  unsubscribe: ({ link }) => [{ what: 'link', body: { token: link }, isPlain: true }],
  'confirm-subscription': ({ link }) => [{ what: 'link', body: { token: link }, isPlain: true }],
  'accept-invitation': ({ link }) => [{ what: 'link', body: { token: link }, isPlain: true }],
  'export-artifact': ({ access }) => [{ what: 'token', body: { token: access }, isPlain: true }],
  // Public by the key, which every certificate shows: the name of who may use the license, and nothing else of the company.
  'verify-license': null,
  ...Object.fromEntries(
    [
      'ai-blog-batch',
      'ai-blog-generate',
      'ai-status',
      'auto-publish-scheduler',
      'check-content',
      'checkout-webhook',
      'deliver-mail',
      'download-template',
      'edit-template',
      'email-sequences',
      'export',
      'export-data',
      'generate-content',
      'generate-kb-articles',
      'generate-social-image',
      'generate-social-snippets',
      'mail-events',
      'newsletter',
      'preview-sample',
      'reconcile-orders',
      'render-files',
      'run-exports',
      'run-update-notices',
      'send-auth-mail',
      'send-sign-in-link',
      'send-starter-pack',
      'submit-contact',
    ].map((name) => [name, null]),
  ),
};

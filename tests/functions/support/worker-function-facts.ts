import type { FunctionFacts } from './facts';

/** A worker that is only called, with nothing to say. */
const nothing = {
  methods: ['POST'],
  access: 'secret-key',
  body: { maxBytes: 16 * 1024, valid: () => ({}), broken: [['everything', { everything: true }]] },
  perMinute: null,
} as const;

const fact = {
  text: '$11.13',
  number: '11.13',
  asOf: '2026-11-21',
  source: '',
  validFrom: null,
  validTo: null,
};

const filesToRender = {
  files: [{ path: 'templates/mn-paid-leave-kit/employee-faq.md', contentHash: 'ab12', format: 'text' }],
  mode: 'blank',
  copy: 'working',
  answers: {},
  facts: [],
  today: '2026-11-27',
};

/** The functions that only the shop itself calls, with the secret key. */
export const workerFunctionFacts: Readonly<Record<string, FunctionFacts>> = {
  'deliver-mail': nothing,
  'reconcile-orders': nothing,
  'run-exports': nothing,
  'render-files': {
    methods: ['POST'],
    access: 'secret-key',
    body: {
      maxBytes: 512 * 1024,
      valid: () => filesToRender,
      broken: [
        ['files', { files: [] }],
        ['files.0.format', { files: [{ ...filesToRender.files[0], format: 'zip' }] }],
        ['files.0.contentHash', { files: [{ ...filesToRender.files[0], contentHash: '' }] }],
        ['mode', { mode: '__proto__' }],
        ['facts.0.1.source', { facts: [['mn-wage', { ...fact, source: 7 }]] }],
        ['answers.company_name', { answers: { company_name: 7 } }],
        ['license.key', { license: { holder: 'Lakeside', order: 'A-1' } }],
        ['today', { today: 'tomorrow' }],
        ['everything', { everything: true }],
      ],
    },
    perMinute: null,
  },
};

import type { FunctionFacts } from './facts';

/** A worker that is only called, with nothing to say. */
const nothing = {
  methods: ['POST'],
  access: 'secret-key',
  body: { maxBytes: 16 * 1024, valid: () => ({}), broken: [['everything', { everything: true }]] },
  perMinute: null,
} as const;

const filesToRender = {
  packages: ['mn-paid-leave-kit'],
  files: [{ path: 'templates/mn-paid-leave-kit/employee-faq.md', revision: 1, format: 'text' }],
  mode: 'blank',
  copy: 'working',
  answers: {},
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
        ['packages', { packages: [] }],
        ['packages.0', { packages: ['starter-pack'] }],
        ['files', { files: [] }],
        ['files.0.format', { files: [{ ...filesToRender.files[0], format: 'zip' }] }],
        ['files.0.revision', { files: [{ ...filesToRender.files[0], revision: 0 }] }],
        ['mode', { mode: '__proto__' }],
        ['answers.company_name', { answers: { company_name: 7 } }],
        ['license.key', { license: { holder: 'Lakeside', order: 'A-1' } }],
        ['today', { today: 'tomorrow' }],
        ['everything', { everything: true }],
      ],
    },
    perMinute: null,
  },
};

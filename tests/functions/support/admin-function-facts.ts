import type { FunctionFacts } from './facts';

const tooLong = 'x'.repeat(300);

/** The functions that ask for the owner's session. */
export const adminFunctionFacts: Readonly<Record<string, FunctionFacts>> = {
  'ai-blog-batch': {
    methods: ['POST'],
    access: 'admin',
    body: {
      maxBytes: 128 * 1024,
      valid: () => ({ items: [{ title: 'Paid leave requests' }] }),
      broken: [
        ['items', { items: [] }],
        ['items', { items: Array.from({ length: 11 }, () => ({ title: 'x' })) }],
        ['items.0.title', { items: [{ title: '' }] }],
        ['runId', { runId: '1' }],
      ],
    },
    perMinute: 120,
  },
  'ai-blog-generate': {
    methods: ['POST'],
    access: 'admin',
    body: {
      maxBytes: 32 * 1024,
      valid: () => ({ title: 'Paid leave requests' }),
      broken: [
        ['title', { title: ' ' }],
        ['title', { title: tooLong }],
        ['tone', { tone: 'shouting' }],
        ['state', { state: 'Minnesota' }],
        ['outline', { outline: 'x'.repeat(8001) }],
      ],
    },
    perMinute: 120,
  },
  'ai-status': {
    methods: ['POST'],
    access: 'admin',
    body: { maxBytes: 16 * 1024, valid: () => ({}), broken: [['everything', { everything: true }]] },
    perMinute: 120,
  },
  'auto-publish-scheduler': {
    methods: ['POST'],
    access: 'admin',
    body: {
      maxBytes: 16 * 1024,
      valid: () => ({ manual: true }),
      broken: [
        ['manual', { manual: 'yes' }],
        ['everything', { everything: true }],
      ],
    },
    perMinute: 120,
  },
  newsletter: {
    methods: ['POST'],
    access: 'admin',
    body: {
      maxBytes: 256 * 1024,
      valid: () => ({ action: 'preview', issue: { subject: 'News', intro: 'Hello.', items: [] } }),
      broken: [
        ['issue.subject', { issue: { subject: ' ', intro: '', items: [] } }],
        ['issue.items', { issue: { subject: 'News', intro: '', items: 'none' } }],
        [
          'issue.items.0.path',
          {
            issue: {
              subject: 'News',
              intro: '',
              items: [{ kind: 'post', title: 'A', text: '', path: 'https://evil.example' }],
            },
          },
        ],
      ],
    },
    perMinute: null,
  },
  'run-update-notices': {
    methods: ['POST'],
    access: 'admin',
    body: {
      maxBytes: 16 * 1024,
      valid: () => ({}),
      broken: [
        ['preview', { preview: 'all' }],
        ['everything', { everything: true }],
      ],
    },
    perMinute: 60,
  },
  'check-content': {
    methods: ['POST'],
    access: 'admin',
    body: {
      maxBytes: 1024 * 1024,
      valid: () => ({ kind: 'post', id: crypto.randomUUID() }),
      broken: [
        ['kind', { kind: 'law' }],
        ['id', { id: '1' }],
      ],
    },
    perMinute: 120,
  },
  'email-sequences': {
    methods: ['POST'],
    access: 'admin',
    body: {
      maxBytes: 16 * 1024,
      valid: () => ({ action: 'read' }),
      broken: [
        ['action', { action: 'send-to-all' }],
        ['mail', { action: 'send-test', mail: 'receipt' }],
      ],
    },
    perMinute: null,
  },
  'export-data': { path: '?list=reviews', methods: ['GET'], access: 'admin', body: null, perMinute: null },
  'generate-social-image': {
    methods: ['POST'],
    access: 'admin',
    body: {
      maxBytes: 16 * 1024,
      valid: () => ({ platform: 'LinkedIn', title: 'Paid leave requests', prompt: 'A desk' }),
      broken: [
        ['platform', { platform: 'Friendster', title: 'x' }],
        ['title', { platform: 'LinkedIn', title: tooLong }],
        ['prompt', { platform: 'LinkedIn', title: 'x', prompt: 'x'.repeat(1001) }],
        ['snippetId', { platform: 'LinkedIn', title: 'x', snippetId: '1' }],
      ],
    },
    perMinute: 120,
  },
  'generate-social-snippets': {
    methods: ['POST'],
    access: 'admin',
    body: {
      maxBytes: 16 * 1024,
      valid: () => ({ action: 'generate_campaign' }),
      broken: [['action', { action: 'generate_everything' }]],
    },
    perMinute: 120,
  },
  'generate-content': {
    methods: ['POST'],
    access: 'admin',
    body: {
      maxBytes: 32 * 1024,
      valid: () => ({ action: 'generate_outline', topic: 'Paid leave requests' }),
      broken: [
        ['action', { action: 'drop_table' }],
        ['topic', { topic: '' }],
        ['topic', { topic: tooLong }],
        ['targetKeyword', { targetKeyword: tooLong }],
        ['targetState', { targetState: 'mn' }],
      ],
    },
    perMinute: 120,
  },
  'generate-kb-articles': {
    methods: ['POST'],
    access: 'admin',
    body: {
      maxBytes: 16 * 1024,
      valid: () => ({ action: 'generate_all_articles' }),
      broken: [['action', { action: 'delete_all_articles' }]],
    },
    perMinute: 120,
  },
  'send-sign-in-link': {
    methods: ['POST'],
    access: 'admin',
    body: {
      maxBytes: 16 * 1024,
      valid: () => ({ user_id: crypto.randomUUID() }),
      broken: [
        ['user_id', { user_id: undefined }],
        ['user_id', { user_id: 'somebody' }],
        ['user_id', { user_id: [crypto.randomUUID()] }],
      ],
    },
    perMinute: null,
  },
};

import { inModule, type CodeMutant } from './code-mutant.ts';

/** Weaknesses of the embedded Supabase. */
export const localMutants: readonly CodeMutant[] = [
  ...inModule('supabase/local/guard/guard.ts', 'supabase/local/guard/guard.test.ts', [
    [
      'a caller chooses its own address',
      `headers.set('x-forwarded-for', peerAddress);`,
      '',
      'tells the caller its own address',
    ],
    ['passwords may be guessed without end', 'if (wait > 0)', 'if (false)', 'counts wrong passwords only'],
    [
      'a fault shows what is inside',
      `return new Error(\`\${response.status} \${word}\`);`,
      `return new HttpError(response.status, 'internal', detail);`,
      'without a word of its own',
    ],
  ]),
  ...inModule('supabase/local/common/caller-windows.ts', 'supabase/local/common/caller-windows.test.ts', [
    [
      'a wide network is as many callers as it has narrow ones',
      'size * share',
      'share > 1 ? 1e6 : size',
      'lets one /56 through 40 times',
    ],
  ]),
  ...inModule('supabase/local/gotrue-parity/password.ts', 'supabase/local/gotrue-parity/password.test.ts', [
    [
      'an unknown address is refused without work',
      'await compare(password, hash || hashOfNobody)',
      'Boolean(hash) && (await compare(password, hash || hashOfNobody))',
      'for an address without an account',
    ],
    ['a password is compared during a pause', 'tried.wait > 0', 'false', 'compares none during a pause'],
  ]),
  ...inModule('supabase/functions/_shared/mail/read-signed.ts', 'tests/database/auth-mail-hook.test.ts', [
    [
      'the hook of sign-in mails takes calls without a signature',
      `verification.status !== 'verified'`,
      'false',
      'is refused without the right signature',
    ],
  ]),
  ...inModule('supabase/local/gotrue-parity/queue-auth-mail.ts', 'tests/database/auth-mail-hook.test.ts', [
    [
      'sign-in mails of the embedded service are not counted',
      'countedFor === mail.to.toLowerCase()',
      'true || countedFor === mail.to.toLowerCase()',
      'counts a mail of the embedded service once',
    ],
  ]),
  ...inModule('supabase/local/database/take-over.ts', 'tests/database/take-over.test.ts', [
    [
      'a database with half of the old migrations is taken over',
      'if (old.length < replaced.size)',
      'if (false)',
      'refuses a database that has only some of the replaced migrations',
    ],
    [
      'a history that nobody knows is taken over',
      'version <= lastSquashed && !replaced.has(version)',
      'false',
      'refuses a database that has migrations that nobody released',
    ],
  ]),
  ...inModule('supabase/local/journal/durability.ts', 'supabase/local/journal/durability.test.ts', [
    [
      'a call that the shop does not have is dropped',
      'if (!known?.names.includes(entry.rpc))',
      'if (false)',
      'sets a call that the shop does not have aside',
    ],
  ]),
  ...inModule('supabase/local/common/disk.ts', 'supabase/local/common/disk.test.ts', [
    [
      'a shop that can store nothing is well',
      `return isFull(error) ? 'the disk is full' : 'the disk takes no writes';`,
      `return 'writable';`,
      'tells that nothing can be stored',
    ],
  ]),
  ...inModule('supabase/local/common/caller.ts', 'supabase/local/common/caller.test.ts', [
    [
      'anybody chooses the address that it is counted by',
      'if (!isTrusted(readAddress(peerAddress))) return peerAddress;',
      '',
      'where that is none of the proxies',
    ],
    [
      'a caller behind a proxy is who it says it is',
      `.split(',').reverse()`,
      `.split(',')`,
      'is never what the caller wrote before the hop of the last proxy',
    ],
  ]),
  ...inModule('supabase/local/guard/sandbox-door.ts', 'supabase/local/guard/sandbox-door.test.ts', [
    [
      'a shop on the internet sells for nothing to a proxy that keeps no name',
      'if (!hasSandbox(place))',
      'if (false)',
      'is away while the site is at https://www.example.com',
    ],
  ]),
  ...inModule('supabase/local/common/keep-private.ts', 'supabase/local/common/keep-private.test.ts', [
    [
      'every user of the machine reads the inbox',
      '(info.mode & ofOthers) !== 0',
      'false',
      'takes files of an earlier version from everybody but their owner',
    ],
  ]),
  ...inModule('supabase/local/guard/host-names.ts', 'supabase/local/guard/host-names.test.ts', [
    ['an unknown name is answered', 'return allowed.has(host)', 'return host', 'refuses "evil.example:4173"'],
  ]),
  ...inModule('supabase/local/guard/query-limits.ts', 'supabase/local/guard/query-limits.test.ts', [
    [
      'a query may ask for everything at once',
      'deepest > maxEmbedDepth',
      'false',
      'may not ask for five levels',
    ],
  ]),
];

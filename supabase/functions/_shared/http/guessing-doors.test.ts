import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const supabase = new URL('../../../', import.meta.url);

const sources = ['functions', 'local', 'schemas'].flatMap((folder) =>
  readdirSync(new URL(folder, supabase), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|sql)$/.test(name) && !/\.test\.ts$|database-types\.ts$/.test(name))
    .map((name) => `${folder}/${name}`),
);

/** Everything by which somebody could count callers or compare a secret beside the doors that all use. */
it.each<readonly [string, RegExp, readonly string[]]>([
  [
    'a caller’s network',
    /callerNetworks?\(|networks?_of\(/,
    [
      'functions/_shared/http/caller-hash.ts',
      'functions/_shared/http/caller-network.ts',
      'functions/_shared/http/rate-limit.ts',
      'functions/send-auth-mail/handler.ts',
      'local/common/caller-windows.ts',
      'local/gotrue-parity/gotrue-parity.ts',
      'schemas/05_requests.sql',
      'schemas/20_proofs.sql',
    ],
  ],
  ['the rows of limits', /private\.rate_limits|limit_wait\(|count_hit\(/, ['schemas/05_requests.sql']],
  [
    'the rows of proofs',
    /(?:from|into|update|join) private\.proofs|new SlidingWindows/,
    [
      'local/common/caller-windows.ts',
      'schemas/20_proofs.sql',
      'schemas/20_proofs_of_links.sql',
      'schemas/20_recovery_codes.sql',
    ],
  ],
  [
    'the hash of a password',
    /bcryptjs|select[^;]*encrypted_password/,
    ['local/gotrue-parity/password.ts', 'local/host/seed.ts', 'schemas/03_accounts.sql'],
  ],
  ['the code of an app', /\.validate\(|from 'otpauth'/, ['local/gotrue-parity/totp.ts']],
  [
    'the token of a mail',
    /(?:confirmation|recovery|reauthentication)_token|email_change_token/,
    [
      'local/gotrue-parity/change-account.ts',
      'local/gotrue-parity/mail-codes.ts',
      'local/gotrue-parity/sign-up.ts',
      'local/gotrue-parity/verify-code.ts',
      'schemas/03_accounts.sql',
    ],
  ],
])('%s is read at its doors only', (_what, pattern, doors) => {
  expect(
    sources.filter((name) => pattern.test(readFileSync(new URL(name, supabase), 'utf8'))).sort(),
  ).toEqual(doors);
});

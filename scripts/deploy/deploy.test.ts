import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { denoProgram } from '../support/shop-process';

const deployScript = fileURLToPath(new URL('../deploy.ts', import.meta.url));

/** Plays `npm` and `npx`: notes its call, and ends with FAIL_WITH where the call has FAIL_AT in it. */
const recorder = `#!/bin/sh
echo "$(basename "$0") $*" >> "$CALLS"
[ -f version ] && echo "  in version $(cat version)" >> "$CALLS"
case "$*" in *"$FAIL_AT"*) exit "$FAIL_WITH" ;; esac
`;

let folder: string;
let checkout: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'northstar-deploy-'));
  checkout = join(folder, 'checkout');
  mkdirSync(checkout);
  for (const name of ['npm', 'npx']) {
    writeFileSync(join(folder, name), recorder);
    chmodSync(join(folder, name), 0o755);
  }
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const target = {
  SUPABASE_PROJECT_REF: 'abc',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
  SITE_URL: 'https://shop.test',
  PUBLISH_COMMAND: 'echo "upload $SITE_URL" >> "$CALLS"',
};

async function deploy(environment: Readonly<Record<string, string>>, args: readonly string[] = []) {
  const calls = join(folder, 'calls');
  rmSync(calls, { force: true });
  const child = spawn(denoProgram(), ['run', '-A', deployScript, ...args], {
    cwd: checkout,
    env: {
      HOME: process.env['HOME'],
      PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`,
      CALLS: calls,
      FAIL_AT: 'nothing',
      ...environment,
    },
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, said, calls: existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [] };
}

const steps = [
  'npx supabase link --project-ref abc',
  'npm run database:push -- --yes',
  'npx supabase functions deploy --project-ref abc',
  'npm run content:push',
  'npm run build',
  'upload https://shop.test',
];

it('deploys database, functions, content and site in this order, and leaves what the owner edited', async () => {
  const done = await deploy({ ...target, FAIL_AT: 'content:push', FAIL_WITH: '2' });
  expect(done).toEqual({ code: 0, said: '', calls: steps });
});

it('stops at the first step that fails', async () => {
  const { code, said, calls } = await deploy({ ...target, FAIL_AT: 'functions deploy', FAIL_WITH: '1' });
  expect(code).toBe(1);
  expect(said).toContain('"Functions" failed.');
  expect(calls).toEqual(steps.slice(0, 3));
});

it.each(Object.keys(target))('changes nothing without %s', async (name) => {
  const { code, said, calls } = await deploy({ ...target, [name]: '' });
  expect(code).toBe(1);
  expect(said).toMatch(/ is not set: .* Nothing was changed\./);
  expect(calls).toEqual([]);
});

it('asks the static host to build by its hook, and says what it answered', async () => {
  const server = createServer((request, response) => {
    response.writeHead(request.method === 'POST' && request.url === '/good' ? 200 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hook = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const byHook = { ...target, PUBLISH_COMMAND: '' };
  const good = await deploy({ ...byHook, DEPLOY_HOOK_URL: `${hook}/good` });
  expect(good).toEqual({ code: 0, said: '', calls: steps.slice(0, -1) });
  const bad = await deploy({ ...byHook, DEPLOY_HOOK_URL: `${hook}/gone` });
  expect(bad.code).toBe(1);
  expect(bad.said).toContain('answered 404');
  server.close();
});

it.each([
  [{ mailer_otp_length: 6, mailer_otp_exp: 600 }, 1, 'fewer than 8 digits'],
  [{ mailer_otp_length: 8, mailer_otp_exp: 3600 }, 1, 'longer than 10 minutes'],
  [{ mailer_otp_length: 8, mailer_otp_exp: 600 }, 0, ''],
])('changes nothing where the codes of mails are easy to guess: %j', async (config, code, why) => {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url, headers }, response) => {
    asked.push(url, headers.authorization);
    response.end(JSON.stringify(config));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const done = await deploy({
    ...target,
    SUPABASE_ACCESS_TOKEN: 'sbp_x',
    SUPABASE_MANAGEMENT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  server.close();
  expect(asked).toEqual(['/v1/projects/abc/config/auth', 'Bearer sbp_x']);
  expect(done.code).toBe(code);
  expect(done.said).toContain(why);
  expect(done.calls).toEqual(code === 0 ? steps : []);
});

it.each([
  [[], 1, 'no SEND_EMAIL_HOOK_SECRET'],
  [[{ name: 'SEND_EMAIL_HOOK_SECRET' }], 0, ''],
])(
  'changes nothing where the hook of sign-in mails is on without its secret: %j',
  async (secrets, code, why) => {
    const config = { mailer_otp_length: 8, mailer_otp_exp: 600, hook_send_email_enabled: true };
    const server = createServer(({ url }, response) => {
      response.end(JSON.stringify(url?.endsWith('/secrets') ? secrets : config));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const done = await deploy({
      ...target,
      SUPABASE_ACCESS_TOKEN: 'sbp_x',
      SUPABASE_MANAGEMENT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    });
    server.close();
    expect(done.code).toBe(code);
    expect(done.said).toContain(why);
    expect(done.calls).toEqual(code === 0 ? steps : []);
  },
);

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@shop.test', ...args], { cwd: checkout });

/** A history of these versions, one commit each. */
function commitVersions(...versions: readonly string[]): void {
  git('init', '--quiet');
  for (const version of versions) {
    writeFileSync(join(checkout, 'version'), version);
    git('add', '.');
    git('commit', '--quiet', '--message', version);
  }
}

it('rolls functions and site back to a commit, and touches neither database nor content nor this checkout', async () => {
  commitVersions('1', '2');
  const { code, calls } = await deploy(target, ['--back-to', 'HEAD~1']);
  expect(code).toBe(0);
  expect(calls).toEqual([
    ...['npm ci', '  in version 1', 'npx supabase functions deploy --project-ref abc', '  in version 1'],
    ...['npm run build', '  in version 1', 'upload https://shop.test'],
  ]);
  expect(readFileSync(join(checkout, 'version'), 'utf8')).toBe('2');
  expect(git('worktree', 'list').toString().trim().split('\n')).toHaveLength(1);
});

it.each([
  ['that nobody made', 'never-made', 'There is no commit "never-made"'],
  ['that reads like an option', '--all', 'There is no commit "--all"'],
  ['of another branch', 'other', '"other" is not a commit before this one'],
])('does not roll back to a commit %s', async (_which, commit, complaint) => {
  commitVersions('1', '2');
  git('checkout', '--quiet', '-b', 'other', 'HEAD~1');
  git('commit', '--quiet', '--allow-empty', '--message', 'other');
  git('checkout', '--quiet', '-');
  const { code, said, calls } = await deploy(target, ['--back-to', commit]);
  expect(code).toBe(1);
  expect(said).toContain(complaint);
  expect(said).toContain('Nothing was changed.');
  expect(calls).toEqual([]);
});

it('does not roll back by a hook, whose host would build the newest commit', async () => {
  commitVersions('1', '2');
  const byHook = { ...target, PUBLISH_COMMAND: '', DEPLOY_HOOK_URL: 'http://127.0.0.1:1/hook' };
  const { code, said, calls } = await deploy(byHook, ['--back-to', 'HEAD~1']);
  expect(code).toBe(1);
  expect(said).toContain('PUBLISH_COMMAND is not set');
  expect(calls).toEqual([]);
});

import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../support/free-port';
import { send } from '../support/http';
import { apiUrl, publishableKey, secretKey, shopUrl } from '../support/shop';
import { denoProgram } from '../support/shop-process';

const names = readdirSync('supabase/functions').filter((name) => !name.startsWith('_'));
const deno = denoProgram();
let folder = '';

// Away from the project, so that no package.json and no node_modules helps: only what the function's deno.json names.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'northstar-functions-'));
  cpSync('supabase/functions', folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const environment = {
  SUPABASE_URL: apiUrl,
  SUPABASE_ANON_KEY: publishableKey,
  SUPABASE_SERVICE_ROLE_KEY: secretKey,
  SITE_URL: shopUrl,
  LINK_SIGNING_KEY: 'a-signing-key-for-this-test-alone-0123456789',
  MAIL_PROVIDER: 'smtp',
};

/** As a hosted function runs: it may call, read its variables and its own files, and nothing else. */
async function start(name: string) {
  const port = await freePort();
  const child = spawn(
    deno,
    [
      'run',
      '--no-prompt',
      '--no-lock',
      '--cached-only',
      `--config=${name}/deno.json`,
      '--allow-net',
      '--allow-env',
      `--allow-read=${folder}`,
      `${name}/index.ts`,
    ],
    {
      cwd: folder,
      env: { ...process.env, ...environment, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const note = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (output.includes('Listening on')) resolve();
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    void ended.then(() => reject(new Error(`${name} ended: ${output}`)));
  });
  return {
    address: `http://127.0.0.1:${port}/${name}`,
    output: () => output,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

describe('a function started alone', () => {
  it.each(names)('%s starts with its own imports and answers a stranger without a fault', async (name) => {
    const cached = spawnSync(deno, ['cache', '--no-lock', `--config=${name}/deno.json`, `${name}/index.ts`], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(cached.status, cached.stderr).toBe(0);
    const running = await start(name);
    try {
      expect((await send(running.address, { method: 'OPTIONS' })).status).toBe(204);
      const answer = await send(running.address, { method: 'POST' });
      expect(answer.status, answer.text + running.output()).toBeGreaterThanOrEqual(400);
      expect(answer.status, answer.text + running.output()).toBeLessThan(500);
      expect(answer.headers['x-request-id']).toBeTruthy();
      expect(running.output()).not.toContain('NotCapable');
    } finally {
      await running.stop();
    }
  });
});

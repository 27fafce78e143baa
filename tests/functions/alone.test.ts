/** @module-tag full */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paintPicture } from '../../supabase/functions/_shared/pictures/render-png';
import { startFakeOpenAi } from '../support/fake-openai';
import { send } from '../support/http';
import { apiUrl, owner, publishableKey, secretKey, shopUrl } from '../../scripts/support/shop';
import { denoProgram } from '../../scripts/support/shop-process';
import { signIn } from './support/account';
import { copyOwnFiles, modulesOf, staticFilesOf } from './support/own-files';

const names = readdirSync('supabase/functions', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);
/** As Cloudflare in front of a hosted project tells it. */
const caller = { 'cf-connecting-ip': '203.0.113.7' };
const deno = denoProgram();
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'northstar-functions-'));
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

/** Where Deno keeps npm packages. A deployment takes whole packages along, and their own files can be read (decision 043). */
function packageFolder(): string {
  const { stdout } = spawnSync(deno, ['info', '--json'], { encoding: 'utf8' });
  return (JSON.parse(stdout) as { npmCache: string }).npmCache;
}

/**
 * As a hosted function runs: away from the project, so that no package.json and no node_modules helps, with what a deployment takes
 * along for it; it may call, read its variables, its own files and its packages, and nothing else.
 */
async function start(name: string, settings: Readonly<Record<string, string>> = {}) {
  const cwd = copyOwnFiles(name, folder);
  const cached = spawnSync(deno, ['cache', '--no-lock', `--config=${name}/deno.json`, `${name}/index.ts`], {
    cwd,
    encoding: 'utf8',
  });
  expect(cached.status, cached.stderr).toBe(0);
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
      `--allow-read=${join(folder, name)},${packageFolder()}`,
      `${name}/index.ts`,
    ],
    {
      cwd,
      env: { ...process.env, ...environment, ...settings, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const port = await new Promise<string>((resolve, reject) => {
    const note = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const address = /Listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(output);
      if (address?.[1]) resolve(address[1]);
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
    const running = await start(name);
    try {
      expect((await send(running.address, { method: 'OPTIONS' })).status).toBe(204);
      const answer = await send(running.address, { method: 'POST', headers: caller });
      expect(answer.status, answer.text + running.output()).toBeGreaterThanOrEqual(400);
      expect(answer.status, answer.text + running.output()).toBeLessThan(500);
      expect(answer.headers['x-request-id']).toBeTruthy();
      expect(running.output()).not.toContain('NotCapable');
    } finally {
      await running.stop();
    }
  });

  it.each(names)('%s takes the files along that its modules read, and no others', (name) => {
    const modules = modulesOf(name);
    const files = staticFilesOf(name);
    const reads = (module: string) => modules.includes(`supabase/functions/_shared/${module}`);
    expect(files.some((file) => file.endsWith('.ttf'))).toBe(reads('documents/fonts.ts'));
    expect(files.some((file) => file.endsWith('.wasm'))).toBe(reads('pictures/render-png.ts'));
  });

  it('download-template sets a PDF with the fonts that it brings', async () => {
    const running = await start('download-template');
    const answer = await send(`${running.address}/onboarding-checklist-lite.pdf`, { headers: caller });
    await running.stop();
    expect([answer.status, answer.text.slice(0, 5)], running.output()).toEqual([200, '%PDF-']);
  });

  it('generate-social-image fits a drawn picture with the program that it brings', async () => {
    const admin = (await signIn(owner.email, owner.password)).json() as { access_token: string };
    const ai = await startFakeOpenAi();
    const drawn = await paintPicture({ width: 1536, height: 1024, title: 'What a model draws' });
    ai.usually({ kind: 'image', base64: Buffer.from(drawn).toString('base64') });
    const running = await start('generate-social-image', {
      OPENAI_BASE_URL: ai.baseUrl,
      OPENAI_API_KEY: 'a-key-for-this-test',
    });
    const answer = await send(running.address, {
      method: 'POST',
      headers: {
        ...caller,
        apikey: publishableKey,
        authorization: `Bearer ${admin.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ platform: 'LinkedIn', title: 'Paid leave requests', prompt: 'A desk' }),
    });
    await running.stop();
    await ai.stop();
    expect(answer.status, answer.text.slice(0, 300) + running.output()).toBe(200);
    expect(answer.json()).toMatchObject({
      image_url: expect.any(String) as string,
      is_placeholder: false,
    });
  });
});

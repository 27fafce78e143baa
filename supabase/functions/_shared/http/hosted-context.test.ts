import { beforeEach, expect, it, vi } from 'vitest';
import type { Environment } from './load-secrets.ts';

const keys = {
  SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: 'sb_publishable_one', mobile: 'sb_publishable_two' }),
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: 'sb_secret_one', next: 'sb_secret_two' }),
};
const required = {
  SITE_URL: 'https://www.example.com/',
  SUPABASE_URL: 'https://ref.supabase.co',
  LINK_SIGNING_KEY: 'a-key-for-links',
};

beforeEach(() => {
  vi.resetModules();
  // Node 20 has none, and supabase-js asks for one though nothing here listens.
  vi.stubGlobal('WebSocket', EventTarget);
});

/** The keys that a function gets when it is called with this one. */
async function keysFor(apikey: string, variables: Readonly<Record<string, string>>, inQuery = false) {
  const { hostedContext } = await import('./hosted-context.ts');
  const env: Environment = (name) => ({ ...required, ...variables })[name];
  const url = `https://ref.supabase.co/functions/v1/x${inQuery ? `?apikey=${apikey}` : ''}`;
  const request = new Request(url, inQuery ? {} : { headers: { apikey } });
  const { config } = hostedContext(request, env);
  return { publishable: config.publishableKey, secret: config.secretKey };
}

it.each(['sb_publishable_one', 'sb_publishable_two'])('takes the publishable key %s', async (key) => {
  expect((await keysFor(key, keys)).publishable).toBe(key);
  vi.resetModules();
  expect((await keysFor(key, keys, true)).publishable).toBe(key);
});

it.each(['sb_secret_one', 'sb_secret_two'])('takes the secret key %s', async (key) => {
  expect(await keysFor(key, keys)).toEqual({ publishable: 'sb_publishable_one', secret: key });
});

it('takes no key that is not the project’s, and none of one kind for the other', async () => {
  for (const key of ['', 'sb_secret', 'sb_secret_three', 'sb_publishable_two']) {
    vi.resetModules();
    expect((await keysFor(key, keys)).secret, key).toBe('sb_secret_one');
  }
  vi.resetModules();
  expect((await keysFor('sb_secret_two', keys)).publishable).toBe('sb_publishable_one');
});

it('takes the legacy keys alone, and beside named ones', async () => {
  const legacy = { SUPABASE_ANON_KEY: 'legacy-anon', SUPABASE_SERVICE_ROLE_KEY: 'legacy-service' };
  expect(await keysFor('', legacy)).toEqual({ publishable: 'legacy-anon', secret: 'legacy-service' });
  vi.resetModules();
  expect((await keysFor('legacy-service', { ...keys, ...legacy })).secret).toBe('legacy-service');
});

it('takes five leads a minute and 200 confirmations an hour where nothing else is set', async () => {
  const { readFunctionConfig } = await import('./hosted-context.ts');
  const limits = (variables: Readonly<Record<string, string>>) => {
    const config = readFunctionConfig((name) => ({ ...required, ...variables })[name], {
      publishable: [],
      secret: [],
    });
    return [config.leadsPerMinute, config.mail.optInsPerHour];
  };
  expect(limits({})).toEqual([5, 200]);
  expect(limits({ LEADS_PER_MINUTE: '7', OPT_IN_MAILS_PER_HOUR: '50' })).toEqual([7, 50]);
});

it('names the variable that is missing', async () => {
  await expect(keysFor('', { SUPABASE_ANON_KEY: 'x' })).rejects.toThrow('SUPABASE_SERVICE_ROLE_KEY');
});

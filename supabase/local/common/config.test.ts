import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';

describe('the configuration', () => {
  it('has a default for everything, and an empty variable counts as none', () => {
    expect(readConfig({ SHOP_PORT: '', ADMIN_EMAIL: '', DATABASE_URL: '' }, false)).toMatchObject({
      host: '127.0.0.1',
      ports: { shop: 4173, api: 54321, inbox: 54324 },
      dataFolder: '.data',
      databaseUrl: undefined,
      siteUrl: 'http://127.0.0.1:4173',
      adminEmail: 'admin@example.com',
      allowFaults: false,
    });
  });

  it('follows the ports that it is given', () => {
    const { siteUrl, apiUrl, inboxUrl } = readConfig(
      { SHOP_PORT: '80', API_PORT: '81', INBOX_PORT: '82' },
      false,
    );
    expect([siteUrl, apiUrl, inboxUrl]).toEqual([
      'http://127.0.0.1:80',
      'http://127.0.0.1:81',
      'http://127.0.0.1:82',
    ]);
    expect(readConfig({ DEV_PORT: '5000' }, true).siteUrl).toBe('http://127.0.0.1:5000');
  });

  it.each([
    [{ SHOP_PORT: 'eighty' }, /^SHOP_PORT/],
    [{ API_PORT: '70000' }, /^API_PORT/],
    [{ ADMIN_PASSWORD: 'short' }, /at least 12 characters/],
    [{ SUPABASE_SECRET_KEY: 'x' }, /^SUPABASE_SECRET_KEY/],
    [{ SITE_ENV: 'staging' }, /^SITE_ENV/],
    [{ LEADS_PER_MINUTE: '-1' }, /^LEADS_PER_MINUTE/],
  ])('names the variable that is wrong: %j', (environment, message) => {
    expect(() => readConfig(environment as unknown as Record<string, string>, false)).toThrow(ConfigError);
    expect(() => readConfig(environment as unknown as Record<string, string>, false)).toThrow(message);
  });
});

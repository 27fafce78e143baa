import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, withAddresses, type Ports } from './config';

describe('the configuration', () => {
  it('has a default for everything, and an empty variable counts as none', () => {
    expect(readConfig({ SHOP_PORT: '', ADMIN_EMAIL: '', DATABASE_URL: '' }, false)).toMatchObject({
      host: '127.0.0.1',
      ports: { shop: 4173, api: 54321, inbox: 54324 },
      dataFolder: '.data',
      databaseUrl: undefined,
      adminEmail: 'admin@example.com',
      allowFaults: false,
    });
  });

  it('limits leads, confirmations, reviews, sign-ins and sign-ups where nothing else is set', () => {
    expect(readConfig({}, false)).toMatchObject({
      leadsPerMinute: 5,
      optInMailsPerHour: 200,
      reviewsPerHour: 5,
      reviewsPerDay: 200,
      authTriesPer5Minutes: 30,
      signUpsPerHour: 20,
    });
  });

  it('takes 0 for any port, and knows its addresses from the ports that listen', () => {
    const given = { SHOP_PORT: '0', API_PORT: '0', INBOX_PORT: '0' };
    const got: Ports = { shop: 80, api: 81, inbox: 82, dev: 83 };
    const addressesOf = (more: Record<string, string>, dev: boolean) => {
      const { siteUrl, apiUrl, inboxUrl } = withAddresses(readConfig({ ...given, ...more }, dev), got);
      return [siteUrl, apiUrl, inboxUrl];
    };
    const ofServices = ['http://127.0.0.1:81', 'http://127.0.0.1:82'];
    expect(addressesOf({}, false)).toEqual(['http://127.0.0.1:80', ...ofServices]);
    expect(addressesOf({}, true)).toEqual(['http://127.0.0.1:83', ...ofServices]);
    expect(addressesOf({ SITE_URL: 'https://shop.example' }, false)).toEqual([
      'https://shop.example',
      ...ofServices,
    ]);
  });

  it('tells browsers API_URL and reaches the API where it listens itself', () => {
    const given = readConfig(
      { API_URL: 'https://api.shop.example/', TRUSTED_PROXIES: '10.0.0.2, fd00::/8' },
      false,
    );
    const { apiUrl, nearApiUrl, trustedProxies } = withAddresses(given, given.ports);
    expect([apiUrl, nearApiUrl]).toEqual(['https://api.shop.example', 'http://127.0.0.1:54321']);
    expect(trustedProxies).toEqual(['10.0.0.2', 'fd00::/8']);
    expect(readConfig({}, false).trustedProxies).toEqual([]);
  });

  it.each([
    [{ SHOP_PORT: 'eighty' }, /^SHOP_PORT/],
    [{ API_PORT: '70000' }, /^API_PORT/],
    [{ INBOX_PORT: '-1' }, /^INBOX_PORT/],
    [{ SITE_URL: 'www.example.com' }, /^SITE_URL.*https:\/\/www/],
    [{ API_URL: 'https://example.com/api' }, /^API_URL.*nothing behind the host/],
    [{ TRUSTED_PROXIES: 'nginx' }, /^TRUSTED_PROXIES.*addresses or networks/],
    [{ ADMIN_PASSWORD: 'short' }, /at least 12 characters/],
    [{ SUPABASE_SECRET_KEY: 'x' }, /^SUPABASE_SECRET_KEY/],
    [{ SITE_ENV: 'staging' }, /^SITE_ENV/],
    [{ LEADS_PER_MINUTE: '-1' }, /^LEADS_PER_MINUTE/],
  ])('names the variable that is wrong: %j', (environment, message) => {
    expect(() => readConfig(environment as unknown as Record<string, string>, false)).toThrow(ConfigError);
    expect(() => readConfig(environment as unknown as Record<string, string>, false)).toThrow(message);
  });
});

describe('the configuration of a hosted project, supabase/config.toml,', () => {
  const file = readFileSync(new URL('../../config.toml', import.meta.url), 'utf8');
  const section = (name: string) => {
    const lines =
      file
        .split(`\n[${name}]\n`)[1]
        ?.split(/\n(?=\[)/)[0]
        ?.split('\n') ?? [];
    const pairs = lines.flatMap((line) => [/^(\w+) = (.+)$/.exec(line)].filter((pair) => pair !== null));
    return Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, JSON.parse(value) as unknown]));
  };

  it('limits sign-ins as the embedded shop does, refreshes, codes and mails', () => {
    expect(section('auth.rate_limit')).toEqual({
      email_sent: 300,
      token_refresh: 150,
      sign_in_sign_ups: readConfig({}, false).authTriesPer5Minutes,
      token_verifications: 30,
    });
    expect(section('auth.email')).toMatchObject({ max_frequency: '60s', otp_length: 8, otp_expiry: 600 });
  });

  it('names the hooks that count wrong passwords and codes, off because only some plans have them', () => {
    for (const name of ['password_verification_attempt', 'mfa_verification_attempt']) {
      expect(section(`auth.hook.${name}`)).toEqual({
        enabled: false,
        uri: `pg-functions://postgres/private/hook_${name}`,
      });
    }
  });

  it('holds the setting of a captcha, switched off because no form of the site sends its token', () => {
    expect(section('auth.captcha')).toEqual({
      enabled: false,
      provider: 'turnstile',
      secret: 'env(AUTH_CAPTCHA_SECRET)',
    });
  });

  it('sends people back to the owner’s addresses only', () => {
    expect(section('auth')).toMatchObject({
      site_url: 'env(SITE_URL)',
      additional_redirect_urls: ['env(AUTH_REDIRECT_URLS)'],
      minimum_password_length: 12,
    });
  });
});

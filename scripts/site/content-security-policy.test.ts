import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { speculationRules } from '../../src/rendering/fetch-ahead';
import { loaderHash } from './defer-scripts';
import { inlineHash } from './inline-hash';
import { fillPolicy } from './content-security-policy';

const template = readFileSync('public/_headers', 'utf8');
const inline = [loaderHash, inlineHash(speculationRules)];
const none = { script: '', connect: '' };

function directive(headers: string, name: string): string[] {
  const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? '';
  const found = policy.split(';').find((part) => part.trim().startsWith(`${name} `));
  return found?.trim().split(/\s+/).slice(1) ?? [];
}

describe('the content security policy', () => {
  it('82 names no third-party host while nothing is switched on', () => {
    const headers = fillPolicy(template, {}, none);
    expect(headers).not.toContain('{{CSP_');
    expect(directive(headers, 'script-src')).toEqual(["'self'", ...inline]);
    expect(directive(headers, 'form-action')).toEqual(["'self'"]);
    expect(headers).not.toContain('https:');
  });

  it('names the hosts of exactly the services whose id is set', () => {
    const headers = fillPolicy(
      template,
      { GA4_ID: 'G-ABC1234', CLARITY_ID: '', META_PIXEL_ID: 'no id' },
      none,
    );
    expect(directive(headers, 'script-src')).toEqual([
      "'self'",
      ...inline,
      'https://www.googletagmanager.com',
    ]);
    expect(directive(headers, 'connect-src')).toContain('https://*.google-analytics.com');
    expect(headers).not.toMatch(/clarity|facebook/);
  });

  it('adds the hosts of the deployment, each once', () => {
    const headers = fillPolicy(
      template,
      {},
      { script: ' https://chat.example  https://chat.example', connect: 'wss://chat.example' },
    );
    expect(directive(headers, 'script-src')).toEqual(["'self'", ...inline, 'https://chat.example']);
    expect(directive(headers, 'connect-src')).toContain('wss://chat.example');
  });

  it('82 lets the owner’s sign-up form be sent, but adds no script and no second directive', () => {
    const code = `<form action="https://list.example/subscribe?u=1; script-src *"><script src="https://evil.example/x.js"></script></form>`;
    const headers = fillPolicy(template, { EMAIL_EMBED_CODE: code }, none);
    expect(directive(headers, 'form-action')).toEqual([
      "'self'",
      'https://list.example',
      'https://evil.example',
    ]);
    expect(directive(headers, 'script-src')).toEqual(["'self'", ...inline]);
  });
});

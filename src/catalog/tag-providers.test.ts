import { expect, it } from 'vitest';
import { isAllowedScript, tagId } from './tag-providers';

const hosts = ['https://widget.example', 'https://*.chat.example/path', 'cdn.example:8443'];

it.each([
  'https://widget.example/chat.js?id=1',
  'https://eu.chat.example/x.js',
  'https://a.b.chat.example/x.js',
  'https://cdn.example:8443/x.js',
  'HTTPS://WIDGET.EXAMPLE/chat.js',
])('%s may load', (address) => {
  expect(isAllowedScript(address, hosts)).toBe(true);
});

it.each([
  ['is not encrypted', 'http://widget.example/chat.js'],
  ['is code and no address', 'javascript:alert(1)'],
  ['carries its code along', 'data:text/javascript,alert(1)'],
  ['has no host', '/chat.js'],
  ['leaves the protocol open', '//widget.example/chat.js'],
  ['is a whole tag', '<script src="https://widget.example/chat.js"></script>'],
  ['is of a host that is not listed', 'https://elsewhere.example/chat.js'],
  ['is of a subdomain where the host alone is listed', 'https://eu.widget.example/chat.js'],
  ['is of the domain where its subdomains are listed', 'https://chat.example/x.js'],
  ['only ends like a listed host', 'https://evilchat.example/x.js'],
  ['only begins like a listed host', 'https://widget.example.evil.test/chat.js'],
  ['names a listed host as its user', 'https://widget.example@evil.test/chat.js'],
  ['has a user on a listed host', 'https://user:word@widget.example/chat.js'],
  ['is of another port', 'https://widget.example:8443/chat.js'],
  ['is empty', ''],
])('does not load from %s', (_, address) => {
  expect(isAllowedScript(address, hosts)).toBe(false);
});

it('loads nothing when no host is listed', () => {
  expect(isAllowedScript('https://widget.example/chat.js', [])).toBe(false);
});

it('accepts ids only', () => {
  expect(tagId('google', { GA4_ID: ' G-ABC1234 ' })).toBe('G-ABC1234');
  expect(tagId('google', { GA4_ID: 'G-1"><script>' })).toBeNull();
  expect(tagId('meta', {})).toBeNull();
});

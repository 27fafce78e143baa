import { describe, expect, it } from 'vitest';
import { addressFault, hostOf, isOfficialAddress, onlyReporter } from './source-address';

describe('an address that is no source', () => {
  it.each([
    ['https://app-staging.example.com/law', 'it is a staging or preview address'],
    ['https://docs-preview.legis.wisconsin.gov/document/1', 'it is a staging or preview address'],
    ['https://preview.example.com/law', 'it is a staging or preview address'],
    ['https://lnks.gd/2/zRXpH2', 'it is a short link'],
    ['https://example.com/law?utm_source=mail', 'it carries a tracking parameter'],
    ['https://example.com/law?id=4&share=twitter', 'it carries a tracking parameter'],
    ['https://example.com/california?src=homepage', 'it carries a tracking parameter'],
    ['https://example.com/perspectives/page/4/posts', 'it is a list of posts'],
    ['https://example.com/author/somebody/', 'it is a list of posts'],
    ['https://example.com/blog', 'it is a list of posts'],
  ])('%s: %s', (address, fault) => {
    expect(addressFault(address)).toBe(fault);
  });

  it.each([
    'https://www.revisor.mn.gov/statutes/?id=177.30&year=2019',
    'https://example.com/blog/2024/06/27/a-post',
    'https://example.com/blog/?p=360',
    'https://latest.example.com/previews-of-law',
  ])('%s is one', (address) => {
    expect(addressFault(address)).toBeNull();
  });
});

it.each([
  ['https://dli.mn.gov/minwage', true],
  ['http://www.revisor.leg.state.mn.us/statutes/cite/268B.14', true],
  ['https://content.govdelivery.com/accounts/MNDLI/bulletins/2a7d306', true],
  ['https://dli.mn.gov.example.com/minwage', false],
  ['https://print.casetext.com/regulation', false],
])('%s is official: %s', (address, isOfficial) => {
  expect(isOfficialAddress(address)).toBe(isOfficial);
});

it('takes one site for one, with and without www', () => {
  expect(hostOf('https://www.fredlaw.com/a')).toBe(hostOf('https://fredlaw.com/b'));
});

describe('a second-hand fact', () => {
  const fact = { confidence: 'secondary', source: 'https://www.firm.example/a' } as const;

  it('is reported by its one site', () => {
    expect(onlyReporter(fact)).toBe('firm.example');
    expect(onlyReporter({ ...fact, otherSources: ['https://firm.example/b'] })).toBe('firm.example');
  });

  it('needs no name where two sites agree, nor does what was read first-hand', () => {
    expect(onlyReporter({ ...fact, otherSources: ['https://other.example/b'] })).toBeNull();
    expect(onlyReporter({ ...fact, confidence: 'official' })).toBeNull();
  });
});

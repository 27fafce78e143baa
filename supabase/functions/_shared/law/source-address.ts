import type { LawFact } from './law-fact.ts';

/** Hosts that belong to a government or carry its own bulletins. */
const publicHost = /(?:^|\.)(?:gov|us)$|^content\.govdelivery\.com$/;

export const hostOf = (address: string): string => new URL(address).host.replace(/^www\d?\./, '');

export const isOfficialAddress = (address: string): boolean => publicHost.test(hostOf(address));

const notPublished = /(?:^|[.-])(?:staging|preview|dev|test|beta)(?=[.-])/;
const shortLinks: ReadonlySet<string> = new Set([
  'bit.ly',
  'lnks.gd',
  't.co',
  'tinyurl.com',
  'goo.gl',
  'ow.ly',
]);
const tracking = /^(?:utm_\w+|gclid|fbclid|mc_[ce]id|share|ref|src)$/;
/** A list of posts, which shows others next month: a page of a blog, an author, the blog itself. */
const isList = /\/page\/\d+(?:\/|$)|\/author\/|\/(?:blog|perspectives|news)\/?$/;

/** Why an address cannot be a source, or null. Such a page breaks or shows something else by and by. */
export function addressFault(address: string): string | null {
  const { host, pathname, searchParams } = new URL(address);
  if (notPublished.test(host)) {
    return 'it is a staging or preview address';
  }
  if (shortLinks.has(host)) {
    return 'it is a short link';
  }
  if ([...searchParams.keys()].some((name) => tracking.test(name))) {
    return 'it carries a tracking parameter';
  }
  return isList.test(pathname) && !searchParams.has('p') ? 'it is a list of posts' : null;
}

/** Every address of a fact, the first one first. */
export const addressesOf = ({
  source,
  otherSources = [],
}: Pick<LawFact, 'source' | 'otherSources'>): string[] => [source, ...otherSources];

/** The site that alone reports a second-hand fact, or null: then a page names it. Two sites vouch for each other. */
export function onlyReporter(fact: Pick<LawFact, 'confidence' | 'source' | 'otherSources'>): string | null {
  const hosts = new Set(addressesOf(fact).map(hostOf));
  return fact.confidence === 'secondary' && hosts.size < 2 ? hostOf(fact.source) : null;
}

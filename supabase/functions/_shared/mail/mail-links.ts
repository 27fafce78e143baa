declare const checked: unique symbol;

/** An address that may be used in a mail. Only this file makes one, so no text from a visitor can become a link. */
export type MailHref = string & { readonly [checked]: true };

/** An address of ours. Anything but http and https, `javascript:` first of all, is refused. */
export function webLink(url: string): MailHref {
  const parsed = new URL(url);
  if (!['http:', 'https:'].includes(parsed.protocol) || parsed.username !== '') {
    throw new TypeError('A mail link must be an http or https address.');
  }
  return parsed.href as MailHref;
}

/** A page of the site. */
export function siteLink(siteUrl: string, path: `/${string}`): MailHref {
  return webLink(`${siteUrl.replace(/\/+$/, '')}${path}`);
}

export function mailtoLink(address: string): MailHref {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}` as MailHref;
}

/** A page of the site in a template of Supabase Auth, which fills the variables when it sends. */
export function authTemplateLink(pathAndQuery: `/${string}`): MailHref {
  return `{{ .SiteURL }}${pathAndQuery}` as MailHref;
}

interface Site {
  readonly environment: string;
  readonly siteUrl: string;
}

/** What crawlers may read: nothing of a preview, and of the shop all but what is behind a sign-in. */
export function robotsFile({ environment, siteUrl }: Site): string {
  return environment === 'production'
    ? `User-agent: *\nAllow: /\nDisallow: /admin\nDisallow: /account\n\nSitemap: ${siteUrl}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n';
}

interface Site {
  readonly environment: string;
  readonly siteUrl: string;
}

/** Crawlers may read nothing on a preview, and all of the shop except pages behind a sign-in. */
export function robotsFile({ environment, siteUrl }: Site): string {
  return environment === 'production'
    ? `User-agent: *\nAllow: /\nDisallow: /admin\nDisallow: /account\n\nSitemap: ${siteUrl}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n';
}

import { Helmet } from 'react-helmet-async';
import { brand } from '@contracts/brand';
import { siteConfig } from './site-config';

interface SeoProps {
  readonly title: string;
  readonly description: string;
  /** Path of the canonical address. */
  readonly path: string;
  readonly noIndex?: boolean;
  readonly type?: 'website' | 'article' | 'product';
  readonly structuredData?: readonly object[];
}

/** A page's title, description, canonical address, Open Graph tags and structured data. */
export function Seo({
  title,
  description,
  path,
  noIndex = false,
  type = 'website',
  structuredData = [],
}: SeoProps) {
  const { siteUrl, environment } = siteConfig();
  const fullTitle = path === '/' ? `${brand.name}: ${title}` : `${title} - ${brand.name}`;
  const address = `${siteUrl}${path}`;
  const hidden = noIndex || environment === 'preview';
  return (
    <>
      <Helmet>
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={address} />
        {hidden && <meta name="robots" content="noindex,nofollow" />}
        <meta property="og:type" content={type} />
        <meta property="og:title" content={fullTitle} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={address} />
        <meta property="og:site_name" content={brand.name} />
        <meta name="twitter:card" content="summary_large_image" />
      </Helmet>
      {structuredData.map((data) => {
        const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
        return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
      })}
    </>
  );
}

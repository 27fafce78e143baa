import { lazy, Suspense, useState, type ComponentType } from 'react';
import { brand } from '@contracts/brand';
import { isRenderedPage } from './first-page';
import type { HeadTagsProps } from './head-tags';
import { siteConfig } from './site-config';
import { socialPicturePath, socialPictureSize } from './social-picture';

interface SeoProps {
  readonly title: string;
  readonly description: string;
  /** Path of the canonical address. */
  readonly path: string;
  readonly noIndex?: boolean;
  readonly type?: 'website' | 'article' | 'product';
}

const LaterHeadTags = lazy(() => import('./head-tags').then(({ HeadTags }) => ({ default: HeadTags })));
let RenderedHeadTags: ComponentType<HeadTagsProps> | undefined;

/** The renderer cannot wait for a chunk, so it brings the tags along. */
export function renderWithHeadTags(component: ComponentType<HeadTagsProps>): void {
  RenderedHeadTags = component;
}

/** A page's title, description, canonical address and Open Graph tags. */
export function Seo(props: SeoProps) {
  const [isRendered] = useState(isRenderedPage);
  if (isRendered) {
    return null;
  }
  // No boundary in rendered HTML: the browser, which leaves these tags out, must find the same structure.
  return RenderedHeadTags ? (
    <Tags {...props} as={RenderedHeadTags} />
  ) : (
    <Suspense fallback={null}>
      <Tags {...props} as={LaterHeadTags} />
    </Suspense>
  );
}

interface TagsProps extends SeoProps {
  readonly as: ComponentType<HeadTagsProps>;
}

function Tags({ as: HeadTags, title, description, path, noIndex = false, type = 'website' }: TagsProps) {
  const { siteUrl, environment } = siteConfig();
  const fullTitle = withBrand(title, path);
  const address = `${siteUrl}${path}`;
  const isHidden = noIndex || environment !== 'production';
  return (
    <HeadTags title={fullTitle}>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {isHidden && <meta name="robots" content="noindex,nofollow" />}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={brand.name} />
      {pictureTags(`${siteUrl}${socialPicturePath(path)}`, fullTitle)}
      <meta name="twitter:card" content="summary_large_image" />
    </HeadTags>
  );
}

/** A long title goes without the brand: search engines cut it off there. */
function withBrand(title: string, path: string): string {
  const full = path === '/' ? `${brand.name}: ${title}` : `${title} - ${brand.name}`;
  return full.length > 70 ? title : full;
}

/** For those who read rendered HTML alone; in the browser nobody asks for them, so they cost the visitor nothing. */
function pictureTags(address: string, title: string) {
  if (!import.meta.env.SSR) {
    return null;
  }
  const { width, height } = socialPictureSize;
  return Object.entries({
    '': address,
    ':type': 'image/png',
    ':width': width,
    ':height': height,
    ':alt': title,
  }).map(([name, content]) => <meta key={name} property={`og:image${name}`} content={String(content)} />);
}

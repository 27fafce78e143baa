import { Suspense, useState, type ComponentType } from 'react';
import { brand } from '@contracts/brand';
import { isRenderedPage } from '@/rendering/hydration-state';
import type { HeadTagsProps } from '@/rendering/head-tags';
import { lazyComponent } from '@/lib/react/load-error';
import { siteConfig } from '@/lib/site-config';
import { socialPicturePath, socialPictureSize } from '@/lib/seo/social-picture';

interface SeoProps {
  readonly title: string;
  readonly description: string;
  /** Path of the canonical address. */
  readonly path: string;
  readonly noIndex?: boolean;
  readonly type?: 'website' | 'article' | 'product';
}

const LaterHeadTags = lazyComponent(async () => ({
  default: (await import('@/rendering/head-tags')).HeadTags,
}));
let RenderedHeadTags: ComponentType<HeadTagsProps> | undefined;

/** The renderer cannot wait for a chunk, so it passes the component. */
export function renderWithHeadTags(component: ComponentType<HeadTagsProps>): void {
  RenderedHeadTags = component;
}

/** A page's title, description, canonical address and Open Graph tags. */
export function Seo(props: SeoProps) {
  const [isRendered] = useState(isRenderedPage);
  if (isRendered) {
    return null;
  }
  // No Suspense boundary on the server: the browser renders null here and must find the same structure.
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

/** Search engines cut titles at about 70 characters, so a long one has no brand. */
function withBrand(title: string, path: string): string {
  const full = path === '/' ? `${brand.name}: ${title}` : `${title} - ${brand.name}`;
  return full.length > 70 ? title : full;
}

/** For crawlers, which read the rendered HTML; the browser does not need them. */
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

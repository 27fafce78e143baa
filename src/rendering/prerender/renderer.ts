import type { SocialContent } from '../../lib/seo/social-picture.ts';
import type { SiteConfig } from '../../lib/site-config-type.ts';

export interface PublicPath {
  readonly path: string;
  /** Is in the sitemap. */
  readonly isListed: boolean;
  /** ISO date of the last change of its content. */
  readonly lastModified: string | null;
}

export interface RenderedPage {
  /** Title, description and the other tags of the head. */
  readonly head: string;
  readonly body: string;
  /** What the page was rendered with, as JSON takes it. */
  readonly data: unknown;
  /** The source files of the page and of the elements in it: their chunks are preloaded. */
  readonly sources: readonly string[];
  /** What social networks show for it. */
  readonly picture: SocialContent;
  /** The keys of the facts that it uses. */
  readonly facts: readonly string[];
}

/** What the head of a rendered page says. */
export interface RenderedPageHead {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** A file of the site that is not a page. */
export interface SiteFile {
  /** With a slash before it. */
  readonly path: string;
  readonly text: string;
}

/**
 * What `src/prerender.tsx` gives the script that writes the pages (`scripts/prerender.ts`). Deno checks the script, and does not know
 * the site's aliases: this file imports none.
 */
export interface Renderer {
  /** Every path to render, with the content of the database. */
  listRenderedPaths(config: SiteConfig): Promise<PublicPath[]>;
  /** The feeds of the posts and of the changes in the law, and the list of duties as CSV. */
  renderSiteFiles(config: SiteConfig): Promise<SiteFile[]>;
  /** The index that the search loads, with the pages that were rendered. */
  renderSearchIndex(config: SiteConfig, pages: readonly RenderedPageHead[]): Promise<string>;
  /**
   * Changes when the data of the page changes in the database. Of the law facts, only those count that the page used when it was
   * last rendered, with whether they are due for review.
   */
  fingerprintPage(path: string, config: SiteConfig, facts: readonly string[]): Promise<string>;
  /** Renders one path as a visitor sees it. Throws when its data cannot be read, so that no incomplete page is written. */
  renderPage(path: string, config: SiteConfig): Promise<RenderedPage>;
}

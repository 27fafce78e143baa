import type { Page } from '@playwright/test';

export interface RawPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly robots: string;
  /** Address, width, height and words of the picture that is shown where the page is shared. */
  readonly picture: readonly string[];
  readonly headings: readonly string[];
  readonly text: string;
  /** What it says besides its list of sources, a line for each paragraph, heading, entry and cell. */
  readonly lines: string;
  /** What it says to those who do not see it: title, description, pictures' words, structured data; a line each. */
  readonly unseen: string;
  /** Labels of its breadcrumb. */
  readonly crumbs: readonly string[];
  /** The keys of the facts that it names. */
  readonly facts: readonly string[];
  readonly links: readonly string[];
  readonly structuredData: readonly unknown[];
}

/** What a reader without JavaScript, and a search engine, gets of each page; the browser only parses them. */
export function parsePages(page: Page, sources: readonly (readonly [path: string, html: string])[]) {
  return page.evaluate((list): RawPage[] => {
    const folded = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
    return list.map(([path, source]) => {
      const content = new DOMParser().parseFromString(
        source.replaceAll(/<style[\s\S]*?<\/style>/g, ''),
        'text/html',
      );
      const meta = (name: string) =>
        content.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ??
        '';
      const structuredData = [...content.querySelectorAll('script[type="application/ld+json"]')].map(
        (script): unknown => JSON.parse(script.textContent),
      );
      const textsOf = (data: unknown): string[] =>
        typeof data === 'string'
          ? [data]
          : typeof data === 'object' && data !== null
            ? Object.values(data).flatMap(textsOf)
            : [];
      const unseen = [
        content.title,
        ...['description', 'og:title', 'og:description', 'og:image:alt'].map(meta),
        ...[...content.querySelectorAll('main [alt], main [aria-label], main [title]')].flatMap((element) =>
          ['alt', 'aria-label', 'title'].map((name) => element.getAttribute(name) ?? ''),
        ),
        ...structuredData.flatMap(textsOf),
      ].join('\n');
      const crumbs = [...content.querySelectorAll('[aria-label=Breadcrumb] li')].map((crumb) =>
        folded(crumb.textContent).replace(/ ?\/$/, ''),
      );
      content.querySelectorAll('script, main :is(sup, [hidden])').forEach((element) => element.remove());
      const text = folded(content.body.textContent);
      const facts = [...content.querySelectorAll<HTMLElement>('[data-fact]')].map(
        ({ dataset }) => dataset['fact'] ?? '',
      );
      content
        .querySelectorAll('main :is([id^=source-], [data-worked-out])')
        .forEach((element) => element.remove());
      content
        .querySelectorAll('main :is(p, li, h1, h2, h3, h4, th, td, dt, dd, summary, div, option)')
        .forEach((element) => element.append('\n'));
      const lines = (content.querySelector('main')?.textContent ?? '').replaceAll(/\s*\n\s*/g, '\n');
      return {
        path,
        title: folded(content.title),
        description: meta('description'),
        canonical: content.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
        robots: meta('robots'),
        picture: ['og:image', 'og:image:width', 'og:image:height', 'og:image:alt'].map(meta),
        headings: [...content.querySelectorAll('h1')].map((heading) => folded(heading.textContent)),
        text,
        lines,
        unseen,
        crumbs,
        facts,
        links: [...content.querySelectorAll('main a[href^="/"]')].map(
          (link) => new URL(link.getAttribute('href') ?? '', 'http://shop').pathname,
        ),
        structuredData,
      };
    });
  }, sources);
}

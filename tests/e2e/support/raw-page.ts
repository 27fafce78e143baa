import type { Page } from '@playwright/test';

/** What a reader without JavaScript, and a search engine, gets of a page; the browser only parses it. */
export function parsePage(page: Page, html: string) {
  return page.evaluate((source) => {
    const folded = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
    const content = new DOMParser().parseFromString(
      source.replaceAll(/<style[\s\S]*?<\/style>/g, ''),
      'text/html',
    );
    const main = content.querySelector('main');
    const structuredData = [...content.querySelectorAll('script[type="application/ld+json"]')].map(
      (script): unknown => JSON.parse(script.textContent),
    );
    const links = [...content.querySelectorAll('main a[href^="/"]')].map(
      (link) => new URL(link.getAttribute('href') ?? '', 'http://shop').pathname,
    );
    main?.querySelectorAll('script, sup, [hidden]').forEach((element) => element.remove());
    return {
      title: folded(content.title),
      description: content.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
      canonical: content.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      headings: content.querySelectorAll('h1').length,
      text: folded(content.body.textContent),
      links,
      structuredData,
    };
  }, html);
}

const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The sentences of structured data that have to stand on the page too: questions, answers and steps. */
export function saidInData(data: unknown): string[] {
  if (Array.isArray(data)) {
    return data.flatMap(saidInData);
  }
  if (typeof data !== 'object' || data === null) {
    return [];
  }
  const { '@type': type, name, text, ...rest } = data as Record<string, unknown>;
  const isShown = ['Question', 'Answer', 'HowToStep'].includes(String(type));
  const own = isShown ? [name, text].filter((said) => typeof said === 'string').map(folded) : [];
  return [...own, ...Object.values(rest).flatMap(saidInData)];
}

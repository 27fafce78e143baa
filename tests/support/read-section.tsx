import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Providers } from '@/app/providers';
import { settingDefaults } from '@/features/all/settings/model/settings';
import { HeadTags } from '@/rendering/head-tags';
import { renderWithHeadTags } from '@/rendering/seo';
import { setSiteConfig } from '@/lib/site-config';

/** What the rendered part of a page tells search engines, and what it shows. */
export function readSection(part: ReactNode): { readonly data: readonly unknown[]; readonly text: string } {
  renderWithHeadTags(HeadTags);
  setSiteConfig({
    supabaseUrl: 'https://api.example',
    publishableKey: 'key',
    siteUrl: 'https://shop.example',
    environment: 'production',
    scriptHosts: [],
  });
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <Providers settings={settingDefaults}>{part}</Providers>
    </MemoryRouter>,
  );
  const data = [...page.querySelectorAll('script')].map((script): unknown => JSON.parse(script.textContent));
  page.querySelectorAll('script, sup').forEach((element) => element.remove());
  return { data, text: page.textContent.replaceAll(/\s+/g, ' ') };
}

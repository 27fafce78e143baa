import type { SiteConfig } from './site-config-type';

let current: SiteConfig | undefined;

export function setSiteConfig(config: SiteConfig): void {
  current = config;
}

export function siteConfig(): SiteConfig {
  current ??= JSON.parse(document.getElementById('site-config')?.textContent ?? '{}') as SiteConfig;
  return current;
}

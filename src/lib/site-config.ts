/** Addresses of this shop. A built page carries them as data, because one build serves any project. */
export interface SiteConfig {
  readonly supabaseUrl: string;
  readonly publishableKey: string;
  /** Origin of canonical addresses, without a slash at the end. */
  readonly siteUrl: string;
  readonly environment: 'preview' | 'production';
  /** Hosts that the deployment's Content-Security-Policy lets custom scripts come from. */
  readonly scriptHosts: readonly string[];
}

let current: SiteConfig | undefined;

export function setSiteConfig(config: SiteConfig): void {
  current = config;
}

export function siteConfig(): SiteConfig {
  current ??= JSON.parse(document.getElementById('site-config')?.textContent ?? '{}') as SiteConfig;
  return current;
}

/** URLs of this shop. A built page contains them as data, because one build serves any project. */
export interface SiteConfig {
  readonly supabaseUrl: string;
  readonly publishableKey: string;
  /** Origin of canonical URLs, without a trailing slash. */
  readonly siteUrl: string;
  readonly environment: 'preview' | 'production';
  /** Hosts from which the deployment's Content-Security-Policy allows custom scripts. */
  readonly scriptHosts: readonly string[];
}

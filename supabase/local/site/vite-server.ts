import { join } from 'node:path';
import type { LocalConfig } from '../common/config.ts';

/** Vite's dev server beside the shop: the same API, hot reload on the site. */
export function startVite(config: LocalConfig, publishableKey: string): { stop(): Promise<void> } {
  const child = new Deno.Command('node', {
    args: [
      join('node_modules', 'vite', 'bin', 'vite.js'),
      '--host',
      config.host,
      '--port',
      String(config.ports.dev),
      '--strictPort',
    ],
    env: {
      SITE_CONFIG: JSON.stringify({
        supabaseUrl: config.apiUrl,
        publishableKey,
        siteUrl: config.siteUrl,
        scriptHosts: config.scriptHosts.split(/\s+/).filter(Boolean),
      }),
    },
    stdout: 'inherit',
    stderr: 'inherit',
  }).spawn();
  return {
    async stop() {
      try {
        child.kill('SIGTERM');
      } catch {
        // It has ended by itself.
      }
      await child.status;
    },
  };
}

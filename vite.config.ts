import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** In development the page gets its addresses from the environment; a built page gets them when it is prerendered. */
function siteConfigInDevelopment(): Plugin {
  return {
    name: 'site-config-in-development',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace('<!--site-config-->', process.env['SITE_CONFIG'] ?? '{}'),
  };
}

export default defineConfig({
  plugins: [react(), tailwind(), siteConfigInDevelopment()],
  resolve: {
    alias: {
      '@contracts': fileURLToPath(new URL('./supabase/functions/_shared/contracts', import.meta.url)),
      '@': fileURLToPath(new URL('./src', import.meta.url)),
    },
  },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    // A page's chunks are preloaded by its HTML; later ones are few and small.
    modulePreload: false,
    chunkSizeWarningLimit: 700,
  },
  ssr: { noExternal: true },
});

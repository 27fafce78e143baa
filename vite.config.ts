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

const shell = [
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
  /\/node_modules\/lucide-react\/dist\/esm\/(Icon|createLucideIcon|defaultAttributes|shared)/,
  /vite\/preload-helper|rolldown\/runtime/,
  /\/src\/lib\/(analytics|app-error|data-api|external-store|first-interaction|first-page|format|paths|safe-storage|seo|site-config|still|use-hydrated|use-submission)\.tsx?$/,
  /\/src\/ui\/(cn|button|button-class|button-link|card|container|icon-button|section|skeleton|skip-link|spinner|visually-hidden)\.tsx?$/,
  /\/_shared\/contracts\/(brand|buy-link|products|starter-pack)\.ts$/,
];

function isPartOfShell(moduleId: string): boolean {
  return shell.some((pattern) => pattern.test(moduleId));
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
    rolldownOptions: {
      output: {
        // What every page needs comes in one file: fewer requests, and it compresses better than many small ones.
        codeSplitting: {
          groups: [
            { name: 'shell', test: isPartOfShell },
            { name: 'offer', test: /\/src\/(ui\/(checkbox-field|field|price)|catalog\/prices)\.tsx?$/ },
            { name: 'form', test: /\/src\/ui\/(callout|plain-toast|text-field|toast)\.tsx?$/ },
          ],
        },
      },
    },
  },
  ssr: { noExternal: true },
});

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

/** React Router names its components for developers; without the names, what the shop does not use falls away. */
function routerWithoutNames(): Plugin {
  return {
    name: 'router-without-names',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/^var (\w+) = (React\d*\.forwardRef\()/gm, 'var $1 = /* @__PURE__ */ $2'),
        map: null,
      }),
    },
  };
}

const shell = [
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
  /\/node_modules\/lucide-react\/dist\/esm\/(Icon|createLucideIcon|defaultAttributes|shared)/,
  /vite\/preload-helper|rolldown\/runtime/,
  /\/src\/lib\/(analytics|external-store|first-interaction|first-page|format|history-gate|paths|safe-storage|seo|site-config|still|use-hydrated)\.tsx?$/,
  /\/src\/ui\/(cn|button|button-class|button-link|card|container|icon-button|section|skeleton|skip-link|spinner|visually-hidden)\.tsx?$/,
  /\/_shared\/contracts\/(brand|utm)\.ts$/,
];

function isPartOfShell(moduleId: string): boolean {
  return shell.some((pattern) => pattern.test(moduleId));
}

/** The package names its development build for everybody; the other one is smaller and says nothing in the console. */
const productionRouter = fileURLToPath(
  new URL('./node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwind(), siteConfigInDevelopment(), routerWithoutNames()],
  resolve: {
    alias: [
      ...(command === 'build' ? [{ find: /^react-router$/, replacement: productionRouter }] : []),
      {
        find: '@contracts',
        replacement: fileURLToPath(new URL('./supabase/functions/_shared/contracts', import.meta.url)),
      },
      { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
    ],
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
        // React's code is compiled whole while it arrives, and beside the page's own thread, rather than piece by piece when
        // the first touch waits for it: https://v8.dev/blog/explicit-compile-hints
        postBanner: ({ name }) => (name === 'shell' ? '//# allFunctionsCalledOnLoad' : ''),
        // What every page needs comes in one file: fewer requests, and it compresses better than many small ones.
        codeSplitting: {
          groups: [
            { name: 'shell', test: isPartOfShell },
            { name: 'api', test: /\/src\/lib\/(app-error|data-api|use-submission)\.tsx?$/ },
            {
              name: 'buy',
              test: /\/src\/(features\/checkout\/components\/buy-button|catalog\/prices|ui\/price)\.tsx?$|\/contracts\/(buy-link|products)\.ts$/,
            },
            { name: 'field', test: /\/src\/ui\/(field|text-field)\.tsx?$/ },
            { name: 'toast', test: /\/src\/ui\/(plain-toast|toast)\.tsx?$/ },
          ],
        },
      },
    },
  },
  ssr: { noExternal: true },
}));

import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { floorTargets } from './scripts/lint/browser-floor.js';
import { gfmForOlderBrowsers, radixForOlderBrowsers } from './scripts/site/older-browsers.ts';
import { yamlModules } from './scripts/site/yaml-modules.ts';

/** In development the page gets its addresses from the environment; a built page gets them when it is prerendered. */
function siteConfigInDevelopment(): Plugin {
  return {
    name: 'site-config-in-development',
    apply: 'serve',
    transformIndexHtml(html, { server }) {
      const here = server?.resolvedUrls?.local[0]?.replace(/\/$/, '');
      const given = JSON.parse(process.env['SITE_CONFIG'] ?? '{}') as Record<string, unknown>;
      return html.replace('<!--site-config-->', JSON.stringify({ siteUrl: here, ...given }));
    },
  };
}

/**
 * The package hands out its build for development; its warnings are 400 bytes, compressed, of every page. A `displayName` keeps a
 * component that nobody uses: its links and forms are 3 KB.
 */
function routerForProduction(): Plugin {
  const build = (file: string) =>
    fileURLToPath(new URL(`./node_modules/react-router/dist/production/${file}.mjs`, import.meta.url));
  return {
    name: 'router-for-production',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: build('index') },
          { find: /^react-router\/dom$/, replacement: build('dom-export') },
        ],
      },
    }),
    transform: (code, id) =>
      id.includes('/react-router/dist/production/')
        ? code
            .replace(/^\w+\.displayName = .*$/gm, '')
            .replace(/ = (React\d*\.(?:forwardRef|createContext)\()/g, ' = /* @__PURE__ */ $1')
        : undefined,
  };
}

/** What a tab that is older than the site asks for: one file without a hash, which shares no chunk with the pages. */
function renewalScript(): Plugin {
  const entry = fileURLToPath(new URL('./src/lib/browser/renewal/renewal.ts', import.meta.url));
  return {
    name: 'renewal-script',
    apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
    async generateBundle() {
      const result = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: { write: false, target, lib: { entry, formats: ['es'] }, minify: true },
      });
      const outputs = Array.isArray(result) ? result.flatMap(({ output }) => output) : [];
      const [script] = outputs.filter((file) => file.type === 'chunk');
      if (!script) throw new Error('The renewal script was not built');
      this.emitFile({ type: 'asset', fileName: 'renewal.js', source: script.code });
    },
  };
}

/** Not the floor: for it class fields would be lowered as well, 600 bytes of every page, and Safari 15 has them. */
const target = 'es2022';

/** React and its router are one chunk: every page needs them, and they change only when a dependency does. */
const shell =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|\/src\/rendering\/react-root\.ts$/;

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    yamlModules(),
    gfmForOlderBrowsers(),
    radixForOlderBrowsers(),
    routerForProduction(),
    siteConfigInDevelopment(),
    renewalScript(),
  ],
  resolve: {
    alias: [
      {
        find: '@contracts',
        replacement: fileURLToPath(new URL('./supabase/functions/_shared/contracts', import.meta.url)),
      },
      {
        find: '@law',
        replacement: fileURLToPath(new URL('./supabase/functions/_shared/law', import.meta.url)),
      },
      { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
    ],
  },
  // In packages, too: Safari before 15.4 does not have it.
  define: { 'Object.hasOwn': 'Object.prototype.hasOwnProperty.call' },
  build: {
    target,
    cssTarget: floorTargets,
    // Parts name no style sheet then: the site has one, which every page links. 230 bytes less, compressed.
    cssCodeSplit: false,
    manifest: true,
    sourcemap: false,
    // The HTML of a page preloads its chunks (scripts/site/defer-scripts.ts); Vite need not add preloads of its own.
    modulePreload: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', test: shell },
            // Small and needed by every page: a file each costs more than it saves.
            {
              name: 'price',
              test: /(?:use-price|offer-price|struck-prices|load-error|supabase-client)\.tsx?$/,
            },
            // A page with a form needs all of them: three files less to name and to ask for.
            { name: 'deferred-form', test: /(?:deferred-form|left-draft|kept-draft|form-fields)\.tsx?$/ },
          ],
        },
      },
    },
  },
  ssr: { noExternal: true },
});

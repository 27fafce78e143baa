import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { FirstLoad } from './first-load.ts';
import { firstLoadFiles, readManifest, styleSheets } from './chunks.ts';

const deskRoutes = 'src/admin-routes.tsx';

const wireKb = (file: string) => brotliCompressSync(readFileSync(file)).length / 1024;
const sum = (files: Iterable<string>) => [...files].reduce((all, file) => all + wireKb(`dist/${file}`), 0);

/**
 * The pages behind a sign-in, by their module: they are not rendered ahead, so what they load follows from the build alone,
 * the shell that every one of them starts from with it.
 */
export function privateLoads(): ReadonlyMap<string, FirstLoad> {
  const manifest = readManifest();
  const shell = {
    html: wireKb('dist-server/template.html'),
    css: sum(styleSheets(manifest)),
    fonts: 0,
    images: 0,
  };
  const modules = ['src/pages/account', 'src/pages/admin'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('-page.tsx'))
      .map((file) => `${folder}/${file}`),
  );
  return new Map(
    modules.map((module) => {
      const desk = module.startsWith('src/pages/admin/') ? firstLoadFiles(manifest, deskRoutes) : [];
      const js = sum(new Set([...firstLoadFiles(manifest, module), ...desk]));
      return [module, { ...shell, js }];
    }),
  );
}

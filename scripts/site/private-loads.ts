import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { FirstLoad } from './first-load.ts';
import { firstLoadFiles, readManifest, styleSheets } from './chunks.ts';

const adminRoutes = 'src/admin-routes.tsx';

const wireKb = (file: string) => brotliCompressSync(readFileSync(file)).length / 1024;
const sum = (files: Iterable<string>) => [...files].reduce((all, file) => all + wireKb(`dist/${file}`), 0);

/** The first load of the pages behind a sign-in, by module. They are not prerendered, so the build alone determines it. */
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
      const admin = module.startsWith('src/pages/admin/') ? firstLoadFiles(manifest, [adminRoutes]) : [];
      const js = sum(new Set([...firstLoadFiles(manifest, [module]), ...admin]));
      return [module, { ...shell, js }];
    }),
  );
}

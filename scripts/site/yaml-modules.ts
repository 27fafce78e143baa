import type { Plugin } from 'vite';
import { parse } from 'yaml';

/** Makes `import text from './page.yaml'` give the file's data. It is parsed at build time: the browser needs no parser. */
export function yamlModules(): Plugin {
  return {
    name: 'yaml-modules',
    transform: {
      filter: { id: /\.yaml$/ },
      handler: (source) => ({
        code: `export default ${JSON.stringify(parse(source))};`,
        map: null,
        moduleType: 'js',
      }),
    },
  };
}

import type { Plugin } from 'vite';

/** The last argument of a replacer is the match. */
const helper = `
const unlessAfter = (forbidden, find) => (...args) => {
  const { input, index } = args[args.length - 1];
  return forbidden.test(input.slice(Math.max(0, index - 9), index)) ? false : find(...args);
};
`;

/** Each pattern with a lookbehind at its start, and its replacer. The longest match, `mailto:` after a character, is eight long. */
const withLookbehind =
  /\/\(\?<!(\[[^\]]+\]|\[[^\]]+\]\|\(\?:[^)]*\)\(\?:[^)]*\):)\)((?:[^/\\\n[]|\\.|\[(?:[^\]\\]|\\.)*\])+)\/(gi?),\s*(\w+)/g;

/** The source of mdast-util-gfm-autolink-literal with the same meaning and without lookbehinds. */
export function withoutLookbehinds(source: string): string {
  let replaced = 0;
  const code = source.replace(
    withLookbehind,
    (_, forbidden: string, pattern: string, flags: string, find: string) => {
      replaced += 1;
      return `/${pattern}/${flags}, unlessAfter(/(?:${forbidden})$/${flags.replace('g', '')}, ${find})`;
    },
  );
  if (replaced !== 4 || code.includes('(?<!')) throw new Error('mdast-util-gfm-autolink-literal has changed');
  return code + helper;
}

/** Safari before 16.4 does not read a script with a lookbehind at all. */
export function gfmForOlderBrowsers(): Plugin {
  return {
    name: 'gfm-for-older-browsers',
    apply: 'build',
    transform: {
      filter: { id: /mdast-util-gfm-autolink-literal\/lib\/index\.js$/ },
      handler: (source) => ({ code: withoutLookbehinds(source), map: null }),
    },
  };
}

const namingBlock = /static \{\s*__name\(this, "\w+"\);?\s*\}/g;

/**
 * A static block that only gives a class its name again: Safari before 16.4 does not know static blocks. And the collection's own
 * `at`, which cannot be told from an array's newer one in a file without the class.
 */
export function radixForOlderBrowsers(): Plugin {
  return {
    name: 'radix-for-older-browsers',
    apply: 'build',
    transform: {
      filter: {
        id: /@radix-ui\/react-(?:accordion|collection)\//,
        code: /static \{|triggerCollection\.at\(/,
      },
      handler: (source) => ({
        code: source
          .replace(namingBlock, '')
          .replace(
            'triggerCollection.at(clampedIndex)?.element',
            'triggerCollection.entryAt(clampedIndex)?.[1].element',
          ),
        map: null,
      }),
    },
  };
}

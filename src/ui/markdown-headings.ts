import GithubSlugger from 'github-slugger';

export interface MarkdownHeading {
  readonly id: string;
  readonly text: string;
}

/** The level-2 headings of a text with the ids that `Markdown` gives them, for a table of contents. */
export function markdownHeadings(source: string): readonly MarkdownHeading[] {
  const slugger = new GithubSlugger();
  const headings: MarkdownHeading[] = [];
  let isCode = false;
  for (const line of source.split('\n')) {
    if (/^\s*(```|~~~)/.test(line)) {
      isCode = !isCode;
    }
    const [, hashes = '', raw = ''] = (isCode ? null : /^(#{1,6})\s+(\S.*)$/.exec(line)) ?? [];
    if (!raw) {
      continue;
    }
    const text = raw
      .replace(/#+$/, '')
      .trimEnd()
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[*_`]+/g, '');
    // Every heading gets an id, so that a repeated title gets the same number suffix as in `Markdown`.
    const id = slugger.slug(text);
    if (hashes.length === 2) {
      headings.push({ id, text });
    }
  }
  return headings;
}

import { describe, expect, it } from 'vitest';
import { postMatterSchema } from './article-files';
import { readTextFile, TextFileError } from './text-file';

const matter = `title: A post
excerpt: What it says.
meta_description: ${'x'.repeat(130)}
category: Operations
tags: [payroll]
published_at: 2026-11-02`;

const read = (source: string, path = 'blog/a-post.md') => {
  try {
    return readTextFile(source, path, postMatterSchema);
  } catch (error) {
    return error instanceof TextFileError ? error.problems.map(({ line, message }) => `${line} ${message}`) : error;
  }
};

describe('readTextFile', () => {
  it('reads front matter and body', () => {
    expect(read(`---\n${matter}\n---\n\n## Hello\n\nText.\n`)).toMatchObject({
      slug: 'a-post',
      matter: { title: 'A post', category: 'Operations', law_as_of: null, seo_keywords: [] },
      body: '## Hello\n\nText.',
      bodyLine: 10,
    });
  });

  it('reads Windows line ends alike', () => {
    expect(read(`---\n${matter}\n---\n\nText.`.replaceAll('\n', '\r\n'))).toMatchObject({ body: 'Text.' });
  });

  it.each([
    ['no front matter', 'Text.', '1 the file must begin with front matter'],
    ['front matter without an end', `---\n${matter}\n`, '1 the file must begin with front matter'],
    ['broken YAML', `---\n${matter}\n  - x: [\n---\n`, '7 '],
    ['an unknown category', `---\n${matter.replace('Operations', 'Gossip')}\n---\n`, '5 category: '],
    ['a tag that is no text', `---\n${matter.replace('[payroll]', '[payroll, 2027]')}\n---\n`, '6 tags.1: '],
    ['a date that does not exist', `---\n${matter.replace('11-02', '13-40')}\n---\n`, '7 published_at: '],
    ['a field that nobody knows', `---\n${matter}\nauthor: me\n---\n`, '2 front matter: '],
    ['a missing field', `---\n${matter.replace(/title.*\n/, '')}\n---\n`, '2 title: '],
  ])('names the line of %s', (_, source, message) => {
    expect(read(source)).toEqual([expect.stringContaining(message)]);
  });

  it('refuses names that cannot be addresses', () => {
    expect(read(`---\n${matter}\n---\n`, 'blog/A Post.md')).toEqual([expect.stringContaining('1 the name')]);
  });
});

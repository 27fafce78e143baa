import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Every field of several lines: what reads it as Markdown takes formatted text by `formattedPaste`; the rest is plain text. */
const fields: Readonly<Record<string, 'Markdown' | 'plain'>> = {
  'src/features/admin/content-tools/components/draft-editor.tsx': 'Markdown',
  'src/features/admin/content-tools/components/search-fields.tsx': 'plain',
  'src/features/admin/content-tools/components/snippet-form.tsx': 'plain',
  'src/features/admin/content-tools/components/test-prompt.tsx': 'plain',
  'src/features/admin/inbox/components/reply-form.tsx': 'plain',
  'src/features/admin/newsletter/components/issue-form.tsx': 'plain',
  'src/features/admin/texts/components/extra-fields.tsx': 'plain',
  'src/features/admin/texts/components/text-editor.tsx': 'Markdown',
  'src/features/all/law/components/admin/fact-editor.tsx': 'plain',
  'src/features/all/law/components/admin/source-fields.tsx': 'plain',
  'src/features/all/library/components/admin/template-editor.tsx': 'Markdown',
  'src/features/all/library/components/handbook/chapter-row.tsx': 'Markdown',
  'src/features/all/library/components/interview/question.tsx': 'plain',
  'src/features/all/settings/components/setting-control.tsx': 'plain',
  'src/features/shop/contact/components/contact-form.tsx': 'plain',
  'src/features/shop/reviews/components/review-form.tsx': 'plain',
  'src/ui/action-dialog.tsx': 'plain',
  // Shows a text to copy.
  'src/ui/copy-block.tsx': 'plain',
  'src/ui/text-area-field.tsx': 'plain',
};

const sources = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/specimens|\.test\./.test(file))
    .map((file) => [`src/${file}`, readFileSync(`src/${file}`, 'utf8')] as const),
);
const filesWith = (pattern: RegExp) =>
  [...sources].flatMap(([file, source]) => (pattern.test(source) ? [file] : [])).toSorted();

describe('the fields of several lines', () => {
  it('are these, and each for Markdown has the door for formatted text', () => {
    expect(filesWith(/<(?:TextAreaField|MarkdownEditor|textarea)\b/)).toEqual(Object.keys(fields).toSorted());
    const withDoor = filesWith(/<MarkdownEditor\b|onPaste=\{pasteMarkdown\}/);
    expect(withDoor).toEqual(Object.keys(fields).filter((file) => fields[file] === 'Markdown'));
  });

  it('are the only way in for a clipboard', () => {
    expect(filesWith(/clipboardData|execCommand|formattedPaste|onPaste|pastedMarkdown/)).toEqual([
      'src/features/all/library/components/handbook/chapter-row.tsx',
      'src/ui/code-mirror/markdown-paste.ts',
      'src/ui/pasted/paste-markdown.ts',
      'src/ui/pasted/pasted-markdown.ts',
    ]);
    expect(sources.get('src/ui/code-mirror/editor-setup.ts')).toContain('    markdownPaste,');
  });
});

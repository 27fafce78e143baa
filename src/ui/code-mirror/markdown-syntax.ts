import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';

type MarkdownSettings = NonNullable<Parameters<typeof markdown>[0]>;
type MarkdownExtension = Exclude<NonNullable<MarkdownSettings['extensions']>, readonly unknown[]>;

const fence = '---';
const keyOfLine = /^\s*(?:- )?([\w-]+):/;

/** The front matter: without this its last line would count as a heading. */
const frontMatter: MarkdownExtension = {
  defineNodes: [
    { name: 'FrontMatter', block: true, style: tags.string },
    { name: 'FrontMatterFence', style: tags.processingInstruction },
    { name: 'FrontMatterKey', style: tags.propertyName },
  ],
  parseBlock: [
    {
      name: 'FrontMatter',
      before: 'HorizontalRule',
      parse(context, line) {
        if (context.lineStart !== 0 || line.text.trimEnd() !== fence) {
          return false;
        }
        const parts = [context.elt('FrontMatterFence', 0, fence.length)];
        let isClosed = false;
        while (!isClosed && context.nextLine()) {
          const start = context.lineStart;
          isClosed = line.text.trimEnd() === fence;
          const key = keyOfLine.exec(line.text);
          if (isClosed) {
            parts.push(context.elt('FrontMatterFence', start, start + fence.length));
          } else if (key?.[1]) {
            const end = start + key[0].length - 1;
            parts.push(context.elt('FrontMatterKey', end - key[1].length, end));
          }
        }
        context.addElement(context.elt('FrontMatter', 0, context.lineStart + line.text.length, parts));
        context.nextLine();
        return true;
      },
    },
  ],
};

const openingBrace = 123;
const placeholderMark = /^\{\{[^{}\n]*\}\}/;

/** `{{company_name}}`: a placeholder that the buyer's own text replaces. */
const placeholders: MarkdownExtension = {
  defineNodes: [{ name: 'Placeholder', style: tags.variableName }],
  parseInline: [
    {
      name: 'Placeholder',
      before: 'Link',
      parse(context, next, position) {
        if (next !== openingBrace) {
          return -1;
        }
        const mark = placeholderMark.exec(context.slice(position, context.end))?.[0];
        return mark ? context.addElement(context.elt('Placeholder', position, position + mark.length)) : -1;
      },
    },
  ],
};

/** Every color is a token whose contrast on `surface` is tested for light and dark. */
const colors = HighlightStyle.define([
  { tag: tags.heading, color: 'var(--heading)', fontWeight: '700' },
  { tag: tags.strong, color: 'var(--heading)', fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: [tags.link, tags.url], color: 'var(--info)' },
  { tag: tags.variableName, color: 'var(--accent)', fontWeight: '600' },
  { tag: [tags.propertyName, tags.labelName], color: 'var(--primary)', fontWeight: '600' },
  { tag: [tags.monospace, tags.atom, tags.escape], color: 'var(--success)' },
  { tag: [tags.quote, tags.comment], color: 'var(--muted)' },
  { tag: [tags.processingInstruction, tags.contentSeparator], color: 'var(--muted)' },
]);

/** GitHub Flavored Markdown with front matter and placeholders, and their colors. */
export function markdownSyntax(): Extension {
  return [
    markdown({
      base: markdownLanguage,
      completeHTMLTags: false,
      pasteURLAsLink: true,
      extensions: [frontMatter, placeholders],
    }),
    syntaxHighlighting(colors),
  ];
}

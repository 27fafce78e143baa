import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { keepTiedTogether } from './unbroken-markdown';

/** Pages of this site, other sites over https, and mail. Everything else loses its address. */
const safeAddress = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i;

const components: Components = {
  table: ({ children }) => (
    // A wide table scrolls inside itself, so it takes the focus for the arrow keys.
    <div className="table-scroll" role="group" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
};

interface MarkdownProps {
  readonly source: string;
}

/**
 * Markdown of the owner or of an AI as React elements: raw HTML stays text, scripts and odd addresses are dropped. Heavy, so a
 * page has it in a still part or loads it late.
 */
export function Markdown({ source }: MarkdownProps) {
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[rehypeSlug, keepTiedTogether]}
      components={components}
      urlTransform={(address) => (safeAddress.test(address) ? address : undefined)}
    >
      {source}
    </ReactMarkdown>
  );
}

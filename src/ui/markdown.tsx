import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { keepTiedTogether } from './unbroken-markdown';

/** Pages of this site, other sites over https, and mailto. Every other link loses its URL. */
const safeAddress = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i;

const components: Components = {
  table: ({ children }) => (
    // A wide table scrolls inside its frame, which takes the focus for the arrow keys.
    <div className="table-scroll" role="group" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
};

interface MarkdownProps {
  readonly source: string;
}

/**
 * Markdown from the owner or from an AI as React elements: raw HTML stays text, scripts and unsafe URLs are dropped. It is
 * heavy, so pages use it in a static island or load it late.
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

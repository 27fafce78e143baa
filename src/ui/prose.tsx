import type { ReactNode } from 'react';
import { cn } from './cn';

type ProseProps = {
  readonly as?: 'div' | 'article' | undefined;
  readonly className?: string | undefined;
} & (
  | { readonly children: ReactNode }
  /** Made from Markdown and already sanitized: this component trusts it. */
  | { readonly html: string }
);

/** Running text of an article, a post or a policy. */
export function Prose({ as: Element = 'div', className, ...content }: ProseProps) {
  const look = cn('prose', className);
  return 'html' in content ? (
    <Element className={look} dangerouslySetInnerHTML={{ __html: content.html }} />
  ) : (
    <Element className={look}>{content.children}</Element>
  );
}

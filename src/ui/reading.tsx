import type { ReactNode } from 'react';
import { ContentsList } from './contents-list';
import type { MarkdownHeading } from './markdown-headings';

interface ReadingProps {
  readonly headings: readonly MarkdownHeading[];
  readonly children: ReactNode;
}

/** A long text with its contents on the left where there is room. What is left of the line is for notes. */
export function Reading({ headings, children }: ReadingProps) {
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[13rem_1fr]">
      <aside className="lg:sticky lg:top-24 lg:self-start">
        <ContentsList headings={headings} />
      </aside>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

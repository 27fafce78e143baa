import { plural } from '@/lib/text/format';
import { cn } from '@/ui/cn';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { compareTexts, type Difference } from '../../model/difference';

interface TextDifferenceProps {
  readonly before: string;
  readonly after: string;
}

/** The difference of two texts: removed text is struck out, added text is underlined, unchanged text is collapsed. */
export function TextDifference({ before, after }: TextDifferenceProps) {
  const parts = compareTexts(before, after);
  if (parts.every(({ kind }) => kind === 'folded' || kind === 'same')) {
    return <p className="text-muted">The two texts are the same.</p>;
  }
  return (
    <div
      role="group"
      aria-label="Comparison"
      tabIndex={0}
      className="max-h-[60vh] overflow-auto rounded border border-hairline text-sm"
    >
      {parts.map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </div>
  );
}

const passage = 'font-mono wrap-anywhere whitespace-pre-wrap px-3 py-1';

function Part({ part }: { readonly part: Difference }) {
  switch (part.kind) {
    case 'same':
      return <p className={passage}>{part.text}</p>;
    case 'folded':
      return <p className="bg-sunken px-3 py-1 text-muted">{plural(part.lines, 'unchanged line')}</p>;
    case 'removed':
      return (
        <p className={cn(passage, 'bg-danger-soft')}>
          <VisuallyHidden>Removed: </VisuallyHidden>
          <span aria-hidden="true">− </span>
          {part.words.map(({ text, isChanged }, index) =>
            isChanged ? (
              <del key={index} className="font-semibold">
                {text}
              </del>
            ) : (
              <span key={index}>{text}</span>
            ),
          )}
        </p>
      );
    case 'added':
      return (
        <p className={cn(passage, 'bg-success-soft')}>
          <VisuallyHidden>Added: </VisuallyHidden>
          <span aria-hidden="true">+ </span>
          {part.words.map(({ text, isChanged }, index) =>
            isChanged ? (
              <ins key={index} className="font-semibold">
                {text}
              </ins>
            ) : (
              <span key={index}>{text}</span>
            ),
          )}
        </p>
      );
  }
}

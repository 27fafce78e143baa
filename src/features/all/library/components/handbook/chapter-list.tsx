import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import {
  handbookLimits,
  type HandbookChapter,
  type HandbookDocument,
  type HandbookProblem,
} from '@contracts/handbook';
import { plural } from '@/lib/text/format';
import { Button } from '@/ui/button';
import { addSection, moveRow, type HandbookRow } from '../../model/handbook-rows';
import { ChapterRow, moveButtonId } from './chapter-row';
import { randomId } from '@/lib/browser/random-id';

interface ChapterListProps {
  readonly rows: readonly HandbookRow[];
  readonly documents: readonly HandbookDocument[];
  readonly problems: readonly HandbookProblem[];
  readonly onChange: (rows: readonly HandbookRow[]) => void;
}

/** Chapters to choose and to move, by pointer or keyboard. */
export function ChapterList({ rows, documents, problems, onChange }: ChapterListProps) {
  const [moved, setMoved] = useState('');
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const problemAt = new Map(problems.map(({ chapter, message }) => [chapter, message]));
  const included = rows.filter(({ chapter }) => chapter.isIncluded);
  const ownCount = rows.filter(({ chapter }) => chapter.kind === 'own').length;
  const documentOf = ({ chapter }: HandbookRow) =>
    chapter.kind === 'document' ? byPath.get(chapter.path) : undefined;

  const move = (index: number, by: -1 | 1) => {
    const next = moveRow(rows, index, by);
    const row = rows[index];
    if (!row || next === rows) {
      return;
    }
    onChange(next);
    setMoved(`Moved to place ${index + by + 1} of ${rows.length}.`);
    requestAnimationFrame(() => focusMoveButton(row.key, by));
  };
  const change = (index: number, chapter: HandbookChapter) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, chapter } : row)));

  return (
    <section aria-labelledby="handbook-chapters">
      <h3 id="handbook-chapters" className="text-lg font-semibold">
        {plural(included.length, 'chapter')}
      </h3>
      <p className="mt-1 max-w-measure text-muted">
        Choose what is in it, and move chapters up or down. A missing answer stays as a field to fill in.
      </p>
      <ol className="mt-2 divide-y divide-hairline border-y border-hairline">
        {rows.map((row, index) => (
          <ChapterRow
            key={row.key}
            row={row}
            number={row.chapter.isIncluded ? included.indexOf(row) + 1 : null}
            isFirst={index === 0}
            isLast={index === rows.length - 1}
            document={documentOf(row)}
            problem={problemAt.get(index)}
            onChange={(chapter) => change(index, chapter)}
            onMove={(by) => move(index, by)}
            onRemove={() => onChange(rows.filter((other) => other !== row))}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <Button
        variant="secondary"
        size="small"
        className="mt-4"
        disabled={ownCount >= handbookLimits.sections}
        onClick={() => onChange(addSection(rows, `own-${randomId()}`))}
      >
        <Plus className="size-4" />
        Add a section of your own
      </Button>
    </section>
  );
}

/** The focus goes with the chapter; at an end of the list to the button that still works. */
function focusMoveButton(key: string, by: -1 | 1): void {
  const button = document.getElementById(moveButtonId(key, by));
  const other = document.getElementById(moveButtonId(key, by === 1 ? -1 : 1));
  (button instanceof HTMLButtonElement && !button.disabled ? button : other)?.focus();
}

import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { handbookLimits, type HandbookChapter, type HandbookDocument } from '@contracts/handbook';
import { pasteMarkdown } from '@/ui/pasted/paste-markdown';
import { plural } from '@/lib/text/format';
import { Badge } from '@/ui/badge';
import { CheckboxField } from '@/ui/checkbox-field';
import { IconButton } from '@/ui/icon-button';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { HandbookRow } from '../../model/handbook-rows';
import { MissingGlyphsNote } from '../interview/missing-glyphs-note';

/** The ids of the buttons that move a chapter: the focus follows the chapter. */
export const moveButtonId = (key: string, by: -1 | 1): string => `move-${by === -1 ? 'up' : 'down'}-${key}`;

interface ChapterRowProps {
  readonly row: HandbookRow;
  /** The chapter's number; null while it is left out. */
  readonly number: number | null;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly document: HandbookDocument | undefined;
  readonly problem: string | undefined;
  readonly onChange: (chapter: HandbookChapter) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

export function ChapterRow({
  row: { key, chapter },
  number,
  isFirst,
  isLast,
  document,
  problem,
  onChange,
  onMove,
  onRemove,
}: ChapterRowProps) {
  const title = chapter.kind === 'own' ? chapter.title.trim() || 'Section without a title' : document?.title;
  return (
    <li className="py-3">
      <div className="flex items-start justify-between gap-3">
        <CheckboxField
          className="min-w-0"
          label={
            <>
              <span>{`${number === null ? '' : `${number}. `}${title}`}</span>{' '}
              {document?.unanswered.length === 0 && <Badge tone="success">Ready</Badge>}
            </>
          }
          help={
            document
              ? `${document.type}, ${document.states}, version ${document.version}`
              : 'Your own section'
          }
          checked={chapter.isIncluded}
          onChange={({ target }) => onChange({ ...chapter, isIncluded: target.checked })}
        />
        <div className="flex shrink-0">
          {chapter.kind === 'own' && (
            <IconButton
              label={`Remove ${title}`}
              icon={<Trash2 />}
              size="small"
              variant="danger"
              onClick={onRemove}
            />
          )}
          <IconButton
            id={moveButtonId(key, -1)}
            label={`Move ${title} up`}
            icon={<ArrowUp />}
            size="small"
            disabled={isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            id={moveButtonId(key, 1)}
            label={`Move ${title} down`}
            icon={<ArrowDown />}
            size="small"
            disabled={isLast}
            onClick={() => onMove(1)}
          />
        </div>
      </div>
      {chapter.isIncluded && document && document.unanswered.length > 0 && <Unanswered document={document} />}
      {chapter.kind === 'own' && chapter.isIncluded && (
        <OwnSection section={chapter} problem={problem} onChange={onChange} />
      )}
    </li>
  );
}

/** What nobody has answered yet, by name. */
function Unanswered({ document: { title, unanswered } }: { readonly document: HandbookDocument }) {
  return (
    <details className="text-sm sm:pl-8">
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-muted underline underline-offset-4 pointer-coarse:min-h-11">
        <span>{`${plural(unanswered.length, 'answer')} missing`}</span>
        <VisuallyHidden> in {title}</VisuallyHidden>
      </summary>
      <ul className="mt-1 list-disc pl-5">
        {unanswered.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </details>
  );
}

interface OwnSectionProps {
  readonly section: HandbookChapter & { readonly kind: 'own' };
  readonly problem: string | undefined;
  readonly onChange: (section: HandbookChapter) => void;
}

function OwnSection({ section, problem, onChange }: OwnSectionProps) {
  return (
    <div className="mt-2 grid max-w-measure gap-4 sm:pl-8">
      <TextField
        label="Title of the section"
        value={section.title}
        maxLength={handbookLimits.sectionTitle}
        onChange={({ target }) => onChange({ ...section, title: target.value })}
      />
      <TextAreaField
        label="Text of the section"
        help="Type, or paste from Word or Google Docs: headings, lists, tables and links stay, and each line stays a line. “## ” makes a heading, **two stars** make bold."
        rows={8}
        value={section.text}
        error={problem}
        maxLength={handbookLimits.sectionText}
        onChange={({ target }) => onChange({ ...section, text: target.value })}
        onPaste={pasteMarkdown}
      />
      <MissingGlyphsNote text={`${section.title}${section.text}`} />
    </div>
  );
}

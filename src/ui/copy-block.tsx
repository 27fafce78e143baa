import { CopyButton } from './copy-button';
import { toast } from './toast';

const mostRows = 14;
/** The length of a line in half a window. Longer lines wrap. A browser that knows `field-sizing` counts them itself. */
const charactersInLine = 48;

function rowsOf(text: string): number {
  const lines = text.split('\n').map(({ length }) => Math.max(Math.ceil(length / charactersInLine), 1));
  return Math.min(
    lines.reduce((sum, rows) => sum + rows, 0),
    mostRows,
  );
}

interface CopyBlockProps {
  /** Name of the block and its button, such as "HTML of email 1". */
  readonly label: string;
  readonly text: string;
  /** The button's label. */
  readonly copyLabel?: string | undefined;
}

/** A text to paste elsewhere. A button copies it; without clipboard access it can be selected by hand. */
export function CopyBlock({ label, text, copyLabel = 'Copy' }: CopyBlockProps) {
  return (
    <div className="min-w-0 overflow-hidden rounded-lg border border-hairline">
      <div className="flex items-center justify-between gap-4 border-b border-hairline bg-surface px-4 py-2">
        <p className="text-sm font-semibold text-heading">{label}</p>
        <CopyButton
          text={text}
          label={copyLabel}
          subject={label}
          onFailed={() =>
            void toast({
              title: 'Copy Failed',
              description: 'Please select and copy the text manually.',
              tone: 'error',
            })
          }
        />
      </div>
      <textarea
        readOnly
        aria-label={label}
        rows={rowsOf(text)}
        spellCheck={false}
        value={text}
        className="field-sizing-content block max-h-96 w-full wrap-anywhere resize-y bg-sunken p-4 font-mono text-sm leading-relaxed text-ink focus-visible:outline-offset-[-2px]"
      />
    </div>
  );
}

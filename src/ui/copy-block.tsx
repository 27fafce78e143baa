import { CopyButton } from './copy-button';
import { toast } from './toast';

const mostRows = 14;
/** What a line holds in half a window; longer ones wrap. */
const charactersInLine = 48;

function rowsOf(text: string): number {
  const lines = text.split('\n').map(({ length }) => Math.max(Math.ceil(length / charactersInLine), 1));
  return Math.min(
    lines.reduce((sum, rows) => sum + rows, 0),
    mostRows,
  );
}

interface CopyBlockProps {
  /** What it is, as in "HTML of e-mail 1": names the block and its button. */
  readonly label: string;
  readonly text: string;
  /** The words on the button. */
  readonly copyLabel?: string | undefined;
}

/** A text to be pasted elsewhere: one button copies it, and where the clipboard refuses it can be selected by hand. */
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
        className="block w-full wrap-anywhere resize-y bg-sunken p-4 font-mono text-sm leading-relaxed text-ink focus-visible:outline-offset-[-2px]"
      />
    </div>
  );
}

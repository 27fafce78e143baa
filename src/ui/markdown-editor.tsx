import { lazyComponent } from '@/lib/react/load-error';
import { cn } from './cn';
import { Field, useFieldWiring, type FieldTexts } from './field';
import { LazySection } from './lazy-section';
import type { LineProblem, MarkdownText } from './markdown-surface';
import { Skeleton } from './skeleton';

interface MarkdownEditorProps extends FieldTexts, MarkdownText {
  readonly help: string;
  /** Messages shown at their lines. Pass the same array as long as nothing has changed. */
  readonly problems?: readonly LineProblem[] | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

const CodeMirror = lazyComponent(async () => ({
  default: (await import('./code-mirror/code-mirror')).CodeMirror,
}));

const none: readonly LineProblem[] = [];
const height = 'h-[min(38rem,75dvh)]';
const keys = 'Tab indents; press Escape and then Tab to leave the text. F8 goes to the next mistake.';

/** A Markdown editor with colors, line numbers, search and marked mistakes. For the admin, never for visitors. */
export function MarkdownEditor({
  label,
  help,
  error,
  isOptional,
  id,
  className,
  problems = none,
  ...text
}: MarkdownEditorProps) {
  const wiring = useFieldWiring({ help, error }, id);
  return (
    <Field id={wiring.id} help={`${help} ${keys}`} {...{ label, error, isOptional, className }}>
      <LazySection fallback={<Skeleton className={cn('mt-10.5 w-full', height)} />}>
        <CodeMirror
          {...text}
          problems={problems}
          wiring={wiring}
          labelId={`${wiring.id}-label`}
          height={height}
        />
      </LazySection>
    </Field>
  );
}

import { lazy, Suspense, type Ref } from 'react';
import { cn } from './cn';
import { Field, useFieldWiring, type FieldTexts } from './field';
import { Skeleton } from './skeleton';

/** A message of a check about one line; lines count from 1. */
export interface LineProblem {
  readonly line: number;
  readonly message: string;
}

export interface MarkdownEditorHandle {
  /** Selects the line and brings it into sight. */
  readonly goToLine: (line: number) => void;
}

interface MarkdownText {
  readonly ref?: Ref<MarkdownEditorHandle> | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export interface MarkdownSurfaceProps extends MarkdownText {
  readonly problems: readonly LineProblem[];
  readonly wiring: ReturnType<typeof useFieldWiring>;
  readonly labelId: string;
  readonly height: string;
}

interface MarkdownEditorProps extends FieldTexts, MarkdownText {
  readonly help: string;
  /** Marked at their lines. Give the same list again as long as nothing changed. */
  readonly problems?: readonly LineProblem[] | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

const CodeMirror = lazy(() =>
  import('./code-mirror/code-mirror').then(({ CodeMirror: Part }) => ({ default: Part })),
);

const none: readonly LineProblem[] = [];
const height = 'h-[min(38rem,75dvh)]';
const keys = 'Tab indents; press Escape and then Tab to leave the text. F8 goes to the next mistake.';

/** Markdown with colours, line numbers, search and marks at its mistakes. For those who write, never for visitors. */
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
      <Suspense fallback={<Skeleton className={cn('mt-10.5 w-full', height)} />}>
        <CodeMirror
          {...text}
          problems={problems}
          wiring={wiring}
          labelId={`${wiring.id}-label`}
          height={height}
        />
      </Suspense>
    </Field>
  );
}

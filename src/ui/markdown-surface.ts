import type { Ref } from 'react';
import type { useFieldWiring } from './field';

/** A message of a check about one line; lines count from 1. */
export interface LineProblem {
  readonly line: number;
  readonly message: string;
}

export interface MarkdownEditorHandle {
  /** Selects the line and brings it into sight. */
  readonly goToLine: (line: number) => void;
}

/** What the field and the editor inside of it share. */
export interface MarkdownText {
  readonly ref?: Ref<MarkdownEditorHandle> | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The properties of the editor that is loaded into the field. */
export interface MarkdownSurfaceProps extends MarkdownText {
  readonly problems: readonly LineProblem[];
  readonly wiring: ReturnType<typeof useFieldWiring>;
  readonly labelId: string;
  readonly height: string;
}

import { Fragment } from 'react';
import { unbroken } from './unbroken';

/** A part of a text. `isMatch` marks a searched word. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

export function MarkedText({ parts }: { readonly parts: readonly TextPart[] }) {
  // The parts of one text do not reorder, so an index is a stable key.
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <Fragment key={index}>{unbroken(text)}</Fragment>,
  );
}

import { Fragment } from 'react';
import { unbroken } from './unbroken';

/** A piece of a text. `isMatch` marks a searched word. */
export interface MarkedPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

export function MarkedText({ pieces }: { readonly pieces: readonly MarkedPiece[] }) {
  // The pieces of one text do not reorder, so an index is a stable key.
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <Fragment key={index}>{unbroken(text)}</Fragment>,
  );
}

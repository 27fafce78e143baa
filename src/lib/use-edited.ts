import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';

interface Version<T> {
  readonly content: T;
  /** Another one with each change of what is stored. */
  readonly updatedAt: string;
}

interface Edited<T> extends Version<T> {
  readonly isChanged: boolean;
  readonly change: (parts: Partial<T>) => void;
  /** For after a save: what is typed meanwhile is a change of what was sent. */
  readonly setSaved: (sent: T) => void;
}

/**
 * What somebody edits while the stored version may change. A newer one takes the place of what nobody has touched; what is
 * typed stays. `updatedAt` is the version of which the content is a change, so that a save over somebody else's is refused.
 * `asStored` says how the content looks once it is stored.
 */
export function useEdited<T extends object>(
  stored: Version<T>,
  asStored: (content: T) => T = (content) => content,
): Edited<T> {
  const [base, setBase] = useState(stored);
  const [content, setContent] = useState(stored.content);
  const isSame = (one: T, other: T) => hashKey([asStored(one)]) === hashKey([asStored(other)]);
  const isChanged = hashKey([content]) !== hashKey([base.content]);
  if (stored.updatedAt !== base.updatedAt && (!isChanged || isSame(stored.content, base.content))) {
    setBase(stored);
    if (!isChanged) setContent(stored.content);
  }
  return {
    content,
    updatedAt: base.updatedAt,
    isChanged,
    change: (parts) => setContent((now) => ({ ...now, ...parts })),
    setSaved: (sent) => setBase((now) => ({ ...now, content: sent })),
  };
}

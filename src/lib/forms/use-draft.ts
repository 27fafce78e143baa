import { hashKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Change } from './optimistic-save';

interface Version<T> {
  readonly content: T;
  /** Another one with each change of what is stored. */
  readonly updatedAt: string;
}

interface Edited<T> {
  readonly content: T;
  readonly isChanged: boolean;
  readonly change: (parts: Partial<T>) => void;
  /** For each save: the change that it hands in. */
  readonly send: (content: T) => Change<T>;
  /** For after a save: what is typed meanwhile is a change of what was sent. */
  readonly setSaved: (sent: T) => void;
}

/**
 * What somebody edits while the stored version may change. A newer one takes the place of what nobody has touched; what is
 * typed stays. What is sent is a change of the version that was read, so that a save over somebody else's is refused.
 * `asStored` says how the content looks once it is stored.
 */
export function useDraft<T extends object>(
  stored: Version<T>,
  asStored: (content: T) => T = (content) => content,
): Edited<T> {
  const [base, setBase] = useState(stored);
  const [content, setContent] = useState(stored.content);
  const unanswered = useRef<readonly T[]>([]);
  const isSame = (one: T, other: T) => hashKey([asStored(one)]) === hashKey([asStored(other)]);
  const isChanged = hashKey([content]) !== hashKey([base.content]);
  if (stored.updatedAt !== base.updatedAt && (!isChanged || isSame(stored.content, base.content))) {
    setBase(stored);
    if (!isChanged) setContent(stored.content);
  }
  return {
    content,
    isChanged,
    change: (parts) => setContent((now) => ({ ...now, ...parts })),
    send: (sent) => {
      const change = { content: sent, updatedAt: base.updatedAt, unanswered: unanswered.current };
      unanswered.current = [...unanswered.current, sent];
      return change;
    },
    setSaved: (sent) => {
      unanswered.current = [];
      setBase((now) => ({ ...now, content: sent }));
    },
  };
}

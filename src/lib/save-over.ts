/** Something that is stored in versions, as the one who saves sees it. */
interface StoredVersions<T> {
  /** Whether `updatedAt` was still the stored version, which now is `content`. */
  readonly replace: (updatedAt: string, content: T) => Promise<boolean>;
  readonly read: () => Promise<StoredVersion<T>>;
}

export interface StoredVersion<T> {
  readonly updatedAt: string;
  readonly isSame: (content: T) => boolean;
}

/** What is saved: a change of the version that was read, and what was sent since then without an answer. */
export interface Change<T> {
  readonly content: T;
  readonly updatedAt: string;
  readonly unanswered?: readonly T[] | undefined;
}

/**
 * Whether `content` is stored now. It never takes the place of what somebody else saved meanwhile; but an own save whose answer
 * was lost on the way is no change of somebody else's.
 */
export async function saveOver<T>(
  { replace, read }: StoredVersions<T>,
  { content, updatedAt, unanswered = [] }: Change<T>,
): Promise<boolean> {
  if (await replace(updatedAt, content)) return true;
  const stored = await read();
  if (stored.isSame(content)) return true;
  return unanswered.some(stored.isSame) && replace(stored.updatedAt, content);
}

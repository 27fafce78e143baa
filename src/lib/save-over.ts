/** Something that is stored in versions, as the one who saves sees it. */
interface StoredVersions<T> {
  /** Whether `updatedAt` was still the stored version, which now is `content`. */
  readonly replace: (updatedAt: string, content: T) => Promise<boolean>;
  /** The stored version when its content is this one. */
  readonly versionOf: (content: T) => Promise<string | undefined>;
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
  { replace, versionOf }: StoredVersions<T>,
  { content, updatedAt, unanswered = [] }: Change<T>,
): Promise<boolean> {
  if (await replace(updatedAt, content)) return true;
  if ((await versionOf(content)) !== undefined) return true;
  for (const own of unanswered) {
    const version = await versionOf(own);
    if (version !== undefined) return replace(version, content);
  }
  return false;
}

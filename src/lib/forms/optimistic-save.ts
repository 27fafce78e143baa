import { AppError } from '../errors/app-error';

/** How a versioned record is read and replaced. */
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
 * Stores `content`, but never in the place of what somebody else saved meanwhile: that is refused with these words. An own save
 * whose answer was lost on the way is no change of somebody else's.
 */
export async function saveIfUnchanged<T>(
  { replace, read }: StoredVersions<T>,
  { content, updatedAt, unanswered = [] }: Change<T>,
  refusal: string,
): Promise<void> {
  if (await replace(updatedAt, content)) return;
  const stored = await read();
  if (stored.isSame(content)) return;
  if (unanswered.some(stored.isSame) && (await replace(stored.updatedAt, content))) return;
  throw new AppError('invalid', refusal);
}

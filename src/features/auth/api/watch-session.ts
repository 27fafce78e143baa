import { sharedQueryClient } from '@/lib/queries';
import { queryRoots } from '@/lib/query-roots';
import { getSupabase } from '@/lib/supabase-client';
import { afterSignIn } from './session-api';

interface KnownUser {
  readonly id: string;
  readonly email: string;
}

export type SessionChange =
  | { readonly status: 'signed-out' }
  /** Somebody has signed in, and the database is being asked who it is. */
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-in'; readonly user: KnownUser; readonly isAdmin: boolean };

const privateRoots: readonly unknown[] = [queryRoots.account, queryRoots.dashboard];

/** Tells who is signed in, now and after every change. What belonged to a person leaves the cache with them. */
export async function watchSession(onChange: (change: SessionChange) => void): Promise<void> {
  const { auth } = await getSupabase();
  let knownUser: string | null = null;
  let isAdmin = false;
  let isKnown = false;
  auth.onAuthStateChange((_event, session) => {
    const user = session ? { id: session.user.id, email: session.user.email ?? '' } : null;
    if (user?.id === knownUser) {
      if (isKnown) {
        onChange({ status: 'signed-in', user, isAdmin });
      }
      return;
    }
    isKnown = false;
    knownUser = user?.id ?? null;
    sharedQueryClient().removeQueries({ predicate: ({ queryKey }) => privateRoots.includes(queryKey[0]) });
    if (!user) {
      onChange({ status: 'signed-out' });
      return;
    }
    onChange({ status: 'unknown' });
    // The client's lock is held inside this callback, so its next calls must wait for the next turn.
    setTimeout(() => {
      void afterSignIn().then((mayAdminister) => {
        if (knownUser === user.id) {
          isAdmin = mayAdminister;
          isKnown = true;
          onChange({ status: 'signed-in', user, isAdmin });
        }
      });
    }, 0);
  });
}

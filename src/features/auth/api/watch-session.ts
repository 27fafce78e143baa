import { sharedQueryClient } from '@/lib/queries';
import { queryRoots } from '@/lib/query-roots';
import { getSupabase } from '@/lib/supabase-client';
import { afterSignIn } from './session-api';

export interface SessionChange {
  readonly user: { readonly id: string; readonly email: string } | null;
  readonly isAdmin: boolean;
}

const privateRoots: readonly unknown[] = [queryRoots.account, queryRoots.dashboard];

/** Tells who is signed in, now and after every change. What belonged to a person leaves the cache with them. */
export async function watchSession(onChange: (change: SessionChange) => void): Promise<void> {
  const { auth } = await getSupabase();
  let knownUser: string | null = null;
  let isAdmin = false;
  auth.onAuthStateChange((_event, session) => {
    const user = session ? { id: session.user.id, email: session.user.email ?? '' } : null;
    if (user?.id === knownUser && user !== null) {
      onChange({ user, isAdmin });
      return;
    }
    knownUser = user?.id ?? null;
    sharedQueryClient().removeQueries({ predicate: ({ queryKey }) => privateRoots.includes(queryKey[0]) });
    if (!user) {
      isAdmin = false;
      onChange({ user: null, isAdmin });
      return;
    }
    // The client's lock is held inside this callback, so its next calls must wait for the next turn.
    setTimeout(() => {
      void afterSignIn().then((mayAdminister) => {
        if (knownUser === user.id) {
          isAdmin = mayAdminister;
          onChange({ user, isAdmin });
        }
      });
    }, 0);
  });
}

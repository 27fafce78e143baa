import { sharedQueryClient } from '@/lib/queries';
import { queryRoots } from '@/lib/query-roots';
import { getSupabase } from '@/lib/supabase-client';
import { afterSignIn } from './session-api';
import { storedUserId } from '@/lib/stored-session';

interface KnownUser {
  readonly id: string;
  readonly email: string;
}

interface Person {
  readonly user: KnownUser;
  readonly isAdmin: boolean;
}

export type SessionChange =
  | { readonly status: 'signed-out' }
  /** Somebody has signed in, and the database is being asked who it is. */
  | { readonly status: 'unknown' }
  /** `ended`: not by this person in this tab. What they were typing waits for them to sign in again. */
  | ({ readonly status: 'signed-in' | 'ended' } & Person);

const privateRoots: readonly unknown[] = [queryRoots.account, queryRoots.dashboard];
const ofPerson = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => privateRoots.includes(queryKey[0]),
};

/** Tells who is signed in, now and after every change. What belonged to a person leaves the cache with them. */
export async function watchSession(
  onChange: (change: SessionChange) => void,
  isLeaving: () => boolean,
): Promise<void> {
  const { auth } = await getSupabase();
  let person: Person | null = null;
  let currentId: string | null = null;

  const leave = () => {
    currentId = null;
    if (person && !isLeaving()) {
      onChange({ status: 'ended', ...person });
      return;
    }
    person = null;
    sharedQueryClient().removeQueries(ofPerson);
    onChange({ status: 'signed-out' });
  };

  const enter = (user: KnownUser) => {
    currentId = user.id;
    if (person?.user.id === user.id) {
      onChange({ status: 'signed-in', ...person });
      void sharedQueryClient().invalidateQueries(ofPerson);
    } else {
      person = null;
      sharedQueryClient().removeQueries(ofPerson);
      onChange({ status: 'unknown' });
    }
    // The client's callback must return before its next calls.
    setTimeout(() => {
      void afterSignIn().then((isAdmin) => {
        if (currentId === user.id) {
          person = { user: person?.user ?? user, isAdmin };
          onChange({ status: 'signed-in', ...person });
        }
      });
    }, 0);
  };

  auth.onAuthStateChange((_event, session) => {
    const user = session ? { id: session.user.id, email: session.user.email ?? '' } : null;
    if (!user) {
      leave();
    } else if (user.id !== currentId) {
      enter(user);
    } else if (person) {
      person = { ...person, user };
      onChange({ status: 'signed-in', ...person });
    }
  });

  window.addEventListener('pageshow', ({ persisted }) => {
    // A page that the back button took from memory shows whom it knew; the storage knows who is here now.
    if (persisted && storedUserId() !== currentId) {
      window.location.reload();
    }
  });
}

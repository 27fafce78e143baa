import { sharedQueryClient } from '@/rendering/with-queries';
import { queryRoots } from '@/lib/queries/query-roots';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { afterSignIn, type AdminAccess } from './session-api';
import { storedUserId } from '@/lib/supabase/stored-session';

interface KnownUser {
  readonly id: string;
  readonly email: string;
}

interface Person {
  readonly user: KnownUser;
  readonly adminAccess: AdminAccess;
}

export type SessionChange =
  | { readonly status: 'signed-out' }
  /** A user has signed in and the role is being read from the database. */
  | { readonly status: 'unknown' }
  /** `ended`: not by this user in this tab. Typed text stays until they sign in again. */
  | ({ readonly status: 'signed-in' | 'ended' } & Person);

const privateRoots: readonly unknown[] = [queryRoots.account, queryRoots.dashboard];
const ofPerson = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => privateRoots.includes(queryKey[0]),
};

/** Reports who is signed in, now and after every change. A user's data leaves the cache at sign-out. */
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
    askForRights(user);
  };

  const askForRights = (user: KnownUser) => {
    // supabase-js requires that the callback returns before its next call.
    setTimeout(() => {
      void afterSignIn().then((adminAccess) => {
        if (currentId === user.id) {
          person = { user: person?.user ?? user, adminAccess };
          onChange({ status: 'signed-in', ...person });
        }
      });
    }, 0);
  };

  auth.onAuthStateChange((event, session) => {
    const user = session ? { id: session.user.id, email: session.user.email ?? '' } : null;
    if (!user) {
      leave();
    } else if (user.id !== currentId) {
      enter(user);
    } else if (
      event === 'MFA_CHALLENGE_VERIFIED' ||
      // A recovery code has removed the app that was asked for.
      (event === 'TOKEN_REFRESHED' && person?.adminAccess === 'code')
    ) {
      askForRights(user);
    } else if (person) {
      person = { ...person, user };
      onChange({ status: 'signed-in', ...person });
    }
  });

  window.addEventListener('pageshow', ({ persisted }) => {
    // A page restored from the back-forward cache may show a former user; storage has the current one.
    if (persisted && storedUserId() !== currentId) {
      window.location.reload();
    }
  });
}

import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { queryRoots } from '@/lib/query-roots';
import { getSupabase } from '@/lib/supabase-client';
import { afterSignIn, signOut as endSession } from './api/session-api';
import { hasStoredSession } from './model/stored-session';

export interface SignedInUser {
  readonly id: string;
  readonly email: string;
}

interface AuthState {
  /** `unknown` until a stored session has been looked at; visitors without one are `signed-out` at once. */
  readonly status: 'unknown' | 'signed-out' | 'signed-in';
  readonly user: SignedInUser | null;
  readonly isAdmin: boolean;
  /** Path to go to after signing in; null while the dialog is closed. */
  readonly dialogTarget: string | null;
  openDialog(target: string): void;
  closeDialog(): void;
  signOut(scope?: 'local' | 'global'): Promise<void>;
}

const AuthContext = createContext<AuthState | null>(null);
const privateRoots: readonly string[] = [queryRoots.account, queryRoots.dashboard];

interface Identity {
  readonly status: AuthState['status'];
  readonly user: SignedInUser | null;
  readonly isAdmin: boolean;
}

const signedOut: Identity = { status: 'signed-out', user: null, isAdmin: false };

/**
 * Who is signed in. supabase-js is loaded only when a stored session, a sign-in or a page behind the guard asks for it, so
 * visitors do not pay for it.
 */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient();
  const [identity, setIdentity] = useState<Identity>({ status: 'unknown', user: null, isAdmin: false });
  const [dialogTarget, setDialogTarget] = useState<string | null>(null);
  const watching = useRef(false);

  const watch = useCallback(async () => {
    if (watching.current) {
      return;
    }
    watching.current = true;
    const client = await getSupabase();
    let knownUser: string | null = null;
    client.auth.onAuthStateChange((_event, session) => {
      if (!session) {
        knownUser = null;
        queryClient.removeQueries({
          predicate: ({ queryKey }) => privateRoots.includes(String(queryKey[0])),
        });
        setIdentity(signedOut);
        return;
      }
      const user = { id: session.user.id, email: session.user.email ?? '' };
      if (user.id === knownUser) {
        setIdentity((previous) => ({ ...previous, user }));
        return;
      }
      knownUser = user.id;
      // The client's lock is held inside this callback, so its next calls must wait for the next turn.
      setTimeout(() => {
        void afterSignIn().then((isAdmin) => {
          if (knownUser === user.id) {
            setIdentity({ status: 'signed-in', user, isAdmin });
          }
        });
      }, 0);
    });
  }, [queryClient]);

  useEffect(() => {
    if (hasStoredSession() || window.location.pathname === '/auth/callback') {
      void watch();
    } else {
      setIdentity(signedOut);
    }
  }, [watch]);

  const state = useMemo<AuthState>(
    () => ({
      ...identity,
      dialogTarget,
      openDialog(target) {
        void watch();
        setDialogTarget(target);
      },
      closeDialog: () => setDialogTarget(null),
      signOut: (scope = 'local') => endSession(scope),
    }),
    [identity, dialogTarget, watch],
  );
  return <AuthContext value={state}>{children}</AuthContext>;
}

export function useAuth(): AuthState {
  const state = use(AuthContext);
  if (!state) {
    throw new Error('useAuth must be used within AuthProvider');
  }
  return state;
}

import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { SessionChange } from './api/watch-session';
import { sessionStorageKey } from '@/lib/supabase-client';
import { hasStoredSession } from '@/lib/stored-session';

export interface SignedInUser {
  readonly id: string;
  readonly email: string;
}

interface AuthState {
  /**
   * `unknown` until a stored session has been looked at; visitors without one are `signed-out` at once. `ended`: the session
   * of `user` is over, but not because they left here.
   */
  readonly status: 'unknown' | 'signed-out' | 'signed-in' | 'ended';
  readonly user: SignedInUser | null;
  readonly isAdmin: boolean;
  /** Path to go to after signing in; null while the dialog is closed. */
  readonly dialogTarget: string | null;
  readonly openDialog: (target: string) => void;
  readonly closeDialog: () => void;
  readonly signOut: (scope?: 'local' | 'global') => Promise<void>;
}

const AuthContext = createContext<AuthState | null>(null);

type Identity = Pick<AuthState, 'status' | 'user' | 'isAdmin'>;

const nobody = { user: null, isAdmin: false } as const;

/**
 * Who is signed in. supabase-js is loaded only when a stored session, a sign-in or a page behind the guard asks for it, so
 * visitors do not pay for it.
 */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const [identity, setIdentity] = useState<Identity>({ ...nobody, status: 'unknown' });
  const [dialogTarget, setDialogTarget] = useState<string | null>(null);
  const watching = useRef(false);
  const leaving = useRef(false);

  const watch = useCallback(async () => {
    if (watching.current) {
      return;
    }
    watching.current = true;
    const { watchSession } = await import('./api/watch-session');
    await watchSession(
      (change: SessionChange) => {
        setIdentity({ ...nobody, ...change });
        if (change.status === 'signed-in') {
          // Perhaps in another tab.
          setDialogTarget(null);
        }
      },
      () => leaving.current,
    );
  }, []);

  useEffect(() => {
    if (hasStoredSession() || window.location.pathname === '/auth/callback') {
      void watch();
    } else {
      // Everything looks as it was rendered, so it can wait for what somebody does.
      startTransition(() => setIdentity({ ...nobody, status: 'signed-out' }));
    }
    const watchOtherTabs = ({ key, newValue }: StorageEvent) => {
      if (key === sessionStorageKey && newValue) {
        void watch();
      }
    };
    window.addEventListener('storage', watchOtherTabs);
    return () => window.removeEventListener('storage', watchOtherTabs);
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
      async signOut(scope = 'local') {
        const session = await import('./api/session-api');
        leaving.current = true;
        try {
          await session.signOut(scope);
        } finally {
          leaving.current = false;
        }
      },
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

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
import type { AdminAccess } from './api/session-api';
import type { SessionChange } from './api/watch-session';
import { sessionStorageKey } from '@/lib/supabase/supabase-client';
import { hasStoredSession } from '@/lib/supabase/stored-session';

export interface SignedInUser {
  readonly id: string;
  readonly email: string;
}

interface AuthState {
  /**
   * `unknown` until the stored session has been read; visitors without one are `signed-out` at once. `ended`: the session
   * of `user` is over, but they did not sign out here.
   */
  readonly status: 'unknown' | 'signed-out' | 'signed-in' | 'ended';
  readonly user: SignedInUser | null;
  readonly isAdmin: boolean;
  readonly adminAccess: AdminAccess;
  /** The path to go to after sign-in. Null while the dialog is closed. */
  readonly dialogTarget: string | null;
  readonly openDialog: (target: string) => void;
  readonly closeDialog: () => void;
  readonly signOut: (scope?: 'local' | 'global') => Promise<void>;
}

const AuthContext = createContext<AuthState | null>(null);

type Identity = Pick<AuthState, 'status' | 'user' | 'adminAccess'>;

const nobody = { user: null, adminAccess: 'none' } as const;

/**
 * Who is signed in. supabase-js only loads for a stored session, a sign-in or a guarded page, so other visitors do not load
 * it.
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
    const part = await import('./api/watch-session').catch(() => null);
    // Offline, perhaps: the next press tries again.
    if (part === null) watching.current = false;
    await part?.watchSession(
      (change: SessionChange) => {
        setIdentity({ ...nobody, ...change });
        if (change.status === 'signed-in') {
          // Possibly in another tab.
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
      // Signed-out pages look as prerendered, so this can wait for the first interaction.
      startTransition(() => setIdentity({ ...nobody, status: 'signed-out' }));
    }
    const watchOtherTabs = ({ key, newValue }: StorageEvent) => {
      if (key === sessionStorageKey && newValue) {
        void watch();
      }
    };
    const watchReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted && hasStoredSession()) void watch();
    };
    window.addEventListener('storage', watchOtherTabs);
    window.addEventListener('pageshow', watchReturn);
    return () => {
      window.removeEventListener('storage', watchOtherTabs);
      window.removeEventListener('pageshow', watchReturn);
    };
  }, [watch]);

  const state = useMemo<AuthState>(
    () => ({
      ...identity,
      isAdmin: identity.adminAccess === 'granted',
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

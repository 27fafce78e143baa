import { queryOptions } from '@tanstack/react-query';
import { queryRoots } from '@/lib/queries/query-roots';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { checkAuth } from './check-auth';

/** A verified authenticator app. */
export interface Authenticator {
  readonly id: string;
  readonly since: string;
}

export interface SecondFactor {
  readonly authenticator: Authenticator | null;
  /** This session was started without the app's code. */
  readonly needsCode: boolean;
}

export interface NewAuthenticator {
  readonly id: string;
  /** QR code of the URL, for the app's camera. */
  readonly qrCode: string;
  /** The secret as text, for typing. */
  readonly secret: string;
}

/** The key is also the beginning of the one of the recovery codes. */
export const secondFactorQuery = (userId: string) =>
  queryOptions({ queryKey: [queryRoots.account, userId, 'second-factor'], queryFn: readSecondFactor });

async function readSecondFactor(): Promise<SecondFactor> {
  const { auth } = await getSupabase();
  const { data, error } = await auth.mfa.listFactors();
  checkAuth(error);
  const level = await auth.mfa.getAuthenticatorAssuranceLevel();
  checkAuth(level.error);
  const factor = data?.totp[0];
  return {
    authenticator: factor ? { id: factor.id, since: factor.created_at } : null,
    needsCode: factor !== undefined && level.data?.currentLevel !== 'aal2',
  };
}

/** Starts the setup of an app, which is verified by its first code. An earlier unfinished setup is removed. */
export async function startAuthenticator(issuer: string): Promise<NewAuthenticator> {
  const { auth } = await getSupabase();
  const { data: known, error } = await auth.mfa.listFactors();
  checkAuth(error);
  for (const factor of known?.all ?? []) {
    if (factor.status === 'unverified') {
      checkAuth((await auth.mfa.unenroll({ factorId: factor.id })).error);
    }
  }
  const started = await auth.mfa.enroll({ factorType: 'totp', issuer, friendlyName: 'Authenticator app' });
  checkAuth(started.error);
  if (!started.data) {
    throw new Error('The auth service answered without a factor');
  }
  const { id, totp } = started.data;
  return { id, qrCode: totp.qr_code, secret: totp.secret };
}

/** Upgrades the session to two factors. */
export async function giveCode(factorId: string, code: string): Promise<void> {
  const { auth } = await getSupabase();
  checkAuth((await auth.mfa.challengeAndVerify({ factorId, code })).error);
}

export async function turnOffAuthenticator(factorId: string): Promise<void> {
  const { auth } = await getSupabase();
  checkAuth((await auth.mfa.unenroll({ factorId })).error);
  // The token still claims two factors.
  checkAuth((await auth.refreshSession()).error);
}

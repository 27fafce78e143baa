import type { Client, FunctionContext } from './context.ts';
import { databaseError } from './errors.ts';
import { HttpError } from './http-error.ts';

export interface Admin {
  readonly userId: string;
  /** Calls the database as this admin: row level security applies. */
  readonly client: Client;
}

/** The caller, if the database says that it is an admin: 401 without a session, 403 for anyone else. */
export async function requireAdmin(request: Request, context: FunctionContext): Promise<Admin> {
  const authorization = request.headers.get('authorization') ?? '';
  if (!authorization.startsWith('Bearer ')) {
    throw new HttpError(401, 'unauthorized', 'Please sign in.');
  }
  const client = context.caller(authorization);
  const { data, error, status } = await client.rpc('ensure_admin_role');
  if (status === 401) {
    throw new HttpError(401, 'unauthorized', 'Your session has ended. Please sign in again.');
  }
  if (error && status !== 403) {
    throw databaseError(error);
  }
  const userId = subjectOf(authorization);
  if (!data || !userId) {
    throw new HttpError(403, 'forbidden', 'Only the owner can do this.');
  }
  return { userId, client };
}

/** Read without checking the signature: the database has just accepted the token. */
function subjectOf(authorization: string): string | null {
  try {
    const [, payload = ''] = authorization.split('.');
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof claims.sub === 'string' ? claims.sub : null;
  } catch {
    return null;
  }
}

import { equalInConstantTime } from '../links/crypto.ts';
import type { RequestCall } from './call.ts';
import type { FunctionContext } from './context.ts';
import { HttpError } from './http-error.ts';
import { requireAdmin } from './require-admin.ts';

/**
 * Who may call a function. It is asked before the body is read: `screen` refuses by the headers alone, before
 * anything is counted or looked up; `identify` asks the database.
 */
export interface Guard<Caller> {
  screen(call: RequestCall): void;
  identify(call: RequestCall): Promise<Caller>;
}

const anonymous = () => Promise.resolve(null);

const guards = {
  anybody: { screen: () => undefined, identify: anonymous },
  /** A browser of the site. */
  'publishable-key': { screen: requireKey, identify: anonymous },
  /** The shop's own workers. */
  'secret-key': { screen: requireSecretKey, identify: anonymous },
  /** A session of the owner; it needs no API key beside it. */
  admin: { screen: requireSession, identify: ({ request, context }) => requireAdmin(request, context) },
  /** The same, or the shop's own worker, which is null. */
  'admin-or-worker': {
    screen(call) {
      if (!isFromTheShop(call.request, call.context)) {
        requireSession(call);
      }
    },
    identify: ({ request, context }) =>
      isFromTheShop(request, context) ? anonymous() : requireAdmin(request, context),
  },
} satisfies Record<string, Guard<unknown>>;

type GuardName = keyof typeof guards;

/** A guard by its name, or one of a subject of its own, such as the holder of a license. */
export type Access = GuardName | Guard<unknown>;

type GuardOf<A extends Access> = A extends GuardName ? (typeof guards)[A] : A;
export type CallerOf<A extends Access> = GuardOf<A> extends Guard<infer Caller> ? Caller : never;

export function guardOf<A extends Access>(access: A): Guard<CallerOf<A>> {
  const named: Access = access;
  const guard: Guard<unknown> = typeof named === 'string' ? guards[named] : named;
  return guard as Guard<CallerOf<A>>;
}

/** The shop's own worker, which calls with the secret key. */
export function isFromTheShop(request: Request, context: FunctionContext): boolean {
  return equalInConstantTime(request.headers.get('apikey') ?? '', context.config.secretKey);
}

function requireKey({ request, url, context }: RequestCall): { readonly isSecret: boolean } {
  const key = request.headers.get('apikey') ?? url.searchParams.get('apikey') ?? '';
  const isSecret = equalInConstantTime(key, context.config.secretKey);
  const isPublishable = equalInConstantTime(key, context.config.publishableKey);
  if (!isSecret && !isPublishable) {
    throw new HttpError(401, 'unauthorized', 'The API key is missing or wrong.');
  }
  return { isSecret };
}

function requireSecretKey(call: RequestCall): void {
  if (!requireKey(call).isSecret) {
    throw new HttpError(403, 'forbidden', 'This function is for the shop itself.');
  }
}

/** The session's token as the caller sent it. Only the database can say whether it is valid. */
export function requireSession({ request }: Pick<RequestCall, 'request'>): string {
  const authorization = request.headers.get('authorization') ?? '';
  if (!authorization.startsWith('Bearer ')) {
    throw new HttpError(401, 'unauthorized', 'Please sign in.');
  }
  return authorization;
}

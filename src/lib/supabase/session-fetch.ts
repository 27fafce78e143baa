type Fetch = typeof fetch;

/** Paths of the auth service whose responses contain a session. */
const opensSession = /\/auth\/v1\/(?:token|verify|signup)\b/;

/**
 * The fetch function of supabase-js. A 401 from the Data API or a function means that the token is invalid, even if it has
 * not expired by this computer's clock: the session is renewed and the request is repeated once. `renew` gets the refused
 * token and returns the one to use, or null if the session has ended. A token that was renewed and is refused again belongs to a
 * session that the database lets live no longer, as an admin's after a working day: `end` forgets it.
 */
export function createSessionFetch(
  send: Fetch,
  renew: (refused: string) => Promise<string | null>,
  end: () => Promise<void>,
): Fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const response = await send(input, init);
    if (url.includes('/auth/v1/')) {
      return response.ok && opensSession.test(url) ? withoutServerClock(response) : response;
    }
    const refused = tokenIn(init);
    if (response.status !== 401 || refused === null) {
      return response;
    }
    const token = await renew(refused);
    if (token === null || token === refused) {
      return response;
    }
    const repeated = await send(input, withToken(init, token));
    if (repeated.status === 401) {
      await end();
    }
    return repeated;
  };
}

function tokenIn(init: RequestInit | undefined): string | null {
  return /^Bearer (\S+)$/.exec(new Headers(init?.headers).get('authorization') ?? '')?.[1] ?? null;
}

function withToken(init: RequestInit | undefined, token: string): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}

/**
 * `expires_at` is in the server's time, and supabase-js compares it with the browser's. If the two differ by hours it would
 * renew the session before every request, or never. Without it supabase-js counts from its own clock.
 */
async function withoutServerClock(response: Response): Promise<Response> {
  const session = (await response.json()) as Record<string, unknown>;
  delete session['expires_at'];
  // `Response.json` is newer than the oldest browsers of the shop.
  const { status, headers } = response;
  return new Response(JSON.stringify(session), { status, headers });
}

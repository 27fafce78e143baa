import { describe, expect, it } from 'vitest';
import { createSessionFetch } from './session-fetch';

const url = 'https://shop.example/rest/v1/profiles';
const authorization = (init?: RequestInit) => new Headers(init?.headers).get('authorization');

/** A server that accepts one token, and the requests that it received. */
function serverAccepting(token: string) {
  const asked: (string | null)[] = [];
  const send: typeof fetch = (_input, init) => {
    asked.push(authorization(init));
    return Promise.resolve(
      new Response('{}', { status: authorization(init) === `Bearer ${token}` ? 200 : 401 }),
    );
  };
  return { asked, send };
}

const endNothing = () => Promise.reject(new Error('ended'));

describe('requests with a session', () => {
  it('are repeated once with the renewed token after a 401', async () => {
    const server = serverAccepting('new');
    const request = createSessionFetch(server.send, () => Promise.resolve('new'), endNothing);
    const answer = await request(url, {
      method: 'PATCH',
      headers: { authorization: 'Bearer old' },
      body: '1',
    });
    expect(answer.status).toBe(200);
    expect(server.asked).toEqual(['Bearer old', 'Bearer new']);
  });

  it.each([null, 'old'])('fail when renewing returns %s', async (renewed) => {
    const server = serverAccepting('new');
    const request = createSessionFetch(server.send, () => Promise.resolve(renewed), endNothing);
    expect((await request(url, { headers: { authorization: 'Bearer old' } })).status).toBe(401);
    expect(server.asked).toHaveLength(1);
  });

  it('are tried twice at most, and end a session whose renewed token is refused as well', async () => {
    const server = serverAccepting('none');
    let ended = 0;
    const end = () => {
      ended++;
      return Promise.resolve();
    };
    const request = createSessionFetch(server.send, (refused) => Promise.resolve(`${refused}+`), end);
    expect((await request(url, { headers: { authorization: 'Bearer old' } })).status).toBe(401);
    expect(server.asked).toHaveLength(2);
    expect(ended).toBe(1);
  });

  it('do not renew the session when the auth service itself refuses', async () => {
    const server = serverAccepting('none');
    const request = createSessionFetch(server.send, () => Promise.reject(new Error('renewed')), endNothing);
    const answer = await request('https://shop.example/auth/v1/logout', {
      headers: { authorization: 'Bearer old' },
    });
    expect(answer.status).toBe(401);
  });
});

describe('a new session', () => {
  it.each([
    '{"access_token":"a","expires_at":1700000000,"expires_in":3600}',
    '{"access_token":"a","expires_in":3600,"expires_at": 1700000000}',
  ])('expires by the clock of the browser: %s', async (body) => {
    const request = createSessionFetch(
      () => Promise.resolve(new Response(body)),
      () => Promise.resolve(null),
      endNothing,
    );
    const answer = await request('https://shop.example/auth/v1/token?grant_type=password');
    expect(await answer.json()).toEqual({ access_token: 'a', expires_in: 3600 });
  });
});

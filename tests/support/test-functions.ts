import type { FunctionConfig } from '../../supabase/functions/_shared/http/context';
import { createHeavyFunctions } from '../../supabase/local/heavy/heavy-functions';
import { createFunctionHost } from '../../supabase/local/host/function-host';
import { publishableKey, secretKey, type TestShop } from './test-database';

// Node 20 has none, and supabase-js wants one to exist; nothing here opens it.
Object.defineProperty(globalThis, 'WebSocket', { value: EventTarget, configurable: true });

const supabaseUrl = 'http://shop.invalid';

export interface FunctionAnswer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

export interface TestFunctions {
  /** Calls a function with an access token, as nobody, or as the shop's own worker. */
  call<Body = Record<string, unknown>>(
    name: string,
    body: unknown,
    who?: { readonly token: string } | 'nobody' | 'worker',
    from?: string,
  ): Promise<FunctionAnswer<Body>>;
  /** Sends these very bytes, as somebody does who has no key but a signature. */
  deliver(name: string, headers: Readonly<Record<string, string>>, body: string): Promise<number>;
  /** Sends a request as it is: the address of a file, or a call with headers of its own. */
  send(request: Request): Promise<Response>;
}

/** What links are signed with. */
export const linkSigningKey = 'only-for-tests';

/** The shop's edge functions over the test's own database, with the AI where the test has put it. */
export function openTestFunctions(
  shop: Pick<TestShop, 'database'>,
  ai: FunctionConfig['ai'],
  secrets: Readonly<Record<string, string>> = { OPENAI_API_KEY: 'sk-test' },
  providerApi = '',
  mail: Partial<FunctionConfig['mail']> = {},
  leadsPerMinute = 300,
): TestFunctions {
  const config: FunctionConfig = {
    supabaseUrl,
    publishableKey,
    secretKey,
    siteUrl: 'http://site.invalid',
    allowedOrigins: [],
    linkSigningKey,
    mail: {
      provider: 'resend',
      from: '',
      retryBaseSeconds: 1,
      perSecond: 1000,
      optInsPerHour: 1000,
      ...mail,
    },
    leadsPerMinute,
    secrets,
    providerApis: {
      gumroad: providerApi,
      lemonsqueezy: providerApi,
      paddle: providerApi,
      stripe: providerApi,
    },
    acceptTestOrders: false,
    ai,
  };
  const host = createFunctionHost({
    config,
    journal: { append: () => Promise.resolve() },
    api: (request) => shop.database.fetch(request, null),
    heavy: createHeavyFunctions,
    startMailWorker: () => undefined,
    startExportWorker: () => undefined,
    log: () => undefined,
  });
  return {
    async call<Body>(
      name: string,
      body: unknown,
      who: Parameters<TestFunctions['call']>[2] = 'nobody',
      from = '127.0.0.1',
    ) {
      const authorization = typeof who === 'object' ? { authorization: `Bearer ${who.token}` } : {};
      const response = await host.handle(
        new Request(`${supabaseUrl}/functions/v1/${name}`, {
          method: 'POST',
          headers: {
            apikey: who === 'worker' ? secretKey : publishableKey,
            'content-type': 'application/json',
            ...authorization,
          },
          body: JSON.stringify(body),
        }),
        from,
      );
      return { status: response.status, body: (await response.json()) as Body, headers: response.headers };
    },
    async deliver(name, headers, body) {
      const request = new Request(`${supabaseUrl}/functions/v1/${name}`, { method: 'POST', headers, body });
      const response = await host.handle(request, '127.0.0.1');
      await response.text();
      return response.status;
    },
    send: (request) => host.handle(request, '127.0.0.1'),
  };
}

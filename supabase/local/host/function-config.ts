import { readAiConfig } from '../../functions/_shared/ai/ai-config.ts';
import type { FunctionConfig } from '../../functions/_shared/http/context.ts';
import { secretsFrom } from '../../functions/_shared/http/load-secrets.ts';
import type { LocalConfig } from '../common/config.ts';
import { hasSandbox } from '../guard/on-network.ts';
import type { Secrets } from './secrets.ts';

/** What hosted Supabase gives its functions as environment variables, with the sandboxes in the place of the world outside. */
export function functionConfig(config: LocalConfig, secrets: Secrets): FunctionConfig {
  const { shop, dev } = config.ports;
  return {
    supabaseUrl: config.apiUrl,
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    siteUrl: config.siteUrl,
    allowedOrigins: [
      config.siteUrl,
      ...[shop, dev].flatMap((port) => [`http://127.0.0.1:${port}`, `http://localhost:${port}`]),
    ],
    linkSigningKey: secrets.linkSigningKey,
    formerLinkSigningKey: config.given.formerLinkSigningKey,
    mail: {
      provider: 'resend',
      from: Deno.env.get('MAIL_FROM') ?? '',
      resendApiKey: secrets.mailKey,
      resendApiUrl: config.inboxUrl,
      retryBaseSeconds: config.mailRetryBaseSeconds,
      perSecond: config.mailPerSecond,
      optInsPerHour: config.optInMailsPerHour,
    },
    leadsPerMinute: config.leadsPerMinute,
    // Nobody calls the hook of hosted Supabase Auth here, so nobody knows its secret.
    secrets: {
      SEND_EMAIL_HOOK_SECRET: `v1,whsec_${btoa(crypto.randomUUID())}`,
      ...secretsFrom((name) => Deno.env.get(name)),
    },
    providerApis: {
      gumroad: Deno.env.get('GUMROAD_API_URL') ?? 'https://api.gumroad.com/v2',
      lemonsqueezy: Deno.env.get('LEMONSQUEEZY_API_URL') ?? 'https://api.lemonsqueezy.com',
      paddle: Deno.env.get('PADDLE_API_URL') ?? 'https://api.paddle.com',
      stripe: Deno.env.get('STRIPE_API_URL') ?? 'https://api.stripe.com',
    },
    acceptTestOrders: Deno.env.get('ACCEPT_TEST_ORDERS') === 'true',
    ai: readAiConfig(
      (name) => Deno.env.get(name) || undefined,
      hasSandbox(config)
        ? { baseUrl: `${config.nearApiUrl}/sandbox/ai/v1`, apiKey: secrets.aiKey }
        : undefined,
    ),
  };
}

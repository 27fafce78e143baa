import type { Handler } from '../../functions/_shared/http/context.ts';
import { jsonResponse } from '../../functions/_shared/http/define-function.ts';
import { handler as acceptInvitation } from '../../functions/accept-invitation/handler.ts';
import { handler as aiBlogBatch } from '../../functions/ai-blog-batch/handler.ts';
import { handler as aiBlogGenerate } from '../../functions/ai-blog-generate/handler.ts';
import { handler as aiStatus } from '../../functions/ai-status/handler.ts';
import { handler as autoPublishScheduler } from '../../functions/auto-publish-scheduler/handler.ts';
import { handler as checkContent } from '../../functions/check-content/handler.ts';
import { handler as checkoutWebhook } from '../../functions/checkout-webhook/handler.ts';
import { handler as confirmSubscription } from '../../functions/confirm-subscription/handler.ts';
import { handler as deliverMail } from '../../functions/deliver-mail/handler.ts';
import { handler as emailSequences } from '../../functions/email-sequences/handler.ts';
import { handler as exportData } from '../../functions/export-data/handler.ts';
import { handler as findOrder } from '../../functions/find-order/handler.ts';
import { handler as generateContent } from '../../functions/generate-content/handler.ts';
import { handler as generateSocialSnippets } from '../../functions/generate-social-snippets/handler.ts';
import { handler as licenseAnswers } from '../../functions/license-answers/handler.ts';
import { handler as generateKbArticles } from '../../functions/generate-kb-articles/handler.ts';
import { handler as mailEvents } from '../../functions/mail-events/handler.ts';
import { handler as newsletter } from '../../functions/newsletter/handler.ts';
import { handler as openOrder } from '../../functions/open-order/handler.ts';
import { handler as orderStatus } from '../../functions/order-status/handler.ts';
import { handler as reconcileOrders } from '../../functions/reconcile-orders/handler.ts';
import { handler as sendAuthMail } from '../../functions/send-auth-mail/handler.ts';
import { handler as sendSignInLink } from '../../functions/send-sign-in-link/handler.ts';
import { handler as sendStarterPack } from '../../functions/send-starter-pack/handler.ts';
import { handler as submitContact } from '../../functions/submit-contact/handler.ts';
import { handler as unsubscribe } from '../../functions/unsubscribe/handler.ts';
import { handler as verifyLicense } from '../../functions/verify-license/handler.ts';
import { createContexts, type FunctionPorts, type FunctionRunner } from '../heavy/function-context.ts';
import { functionName, isHeavy } from '../heavy/heavy-names.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';

const handlers: Readonly<Record<string, Handler>> = {
  'accept-invitation': acceptInvitation,
  'ai-blog-batch': aiBlogBatch,
  'ai-blog-generate': aiBlogGenerate,
  'ai-status': aiStatus,
  'auto-publish-scheduler': autoPublishScheduler,
  'check-content': checkContent,
  'checkout-webhook': checkoutWebhook,
  'confirm-subscription': confirmSubscription,
  'deliver-mail': deliverMail,
  'email-sequences': emailSequences,
  'export-data': exportData,
  'find-order': findOrder,
  'generate-content': generateContent,
  'generate-social-snippets': generateSocialSnippets,
  'license-answers': licenseAnswers,
  'generate-kb-articles': generateKbArticles,
  'mail-events': mailEvents,
  newsletter,
  'open-order': openOrder,
  'order-status': orderStatus,
  'reconcile-orders': reconcileOrders,
  'send-auth-mail': sendAuthMail,
  'send-sign-in-link': sendSignInLink,
  'send-starter-pack': sendStarterPack,
  'submit-contact': submitContact,
  unsubscribe,
  'verify-license': verifyLicense,
};

export interface FunctionHostOptions extends Omit<FunctionPorts, 'fetch'> {
  /** The Supabase API in this process, so that a function's own calls need no network, those of other functions included. */
  api(request: Request): Promise<Response>;
  /** Where the functions run that would keep this thread busy. */
  heavy(ports: FunctionPorts): FunctionRunner;
}

/** Runs the shop's edge functions in this process, each through the same handler that hosted Supabase runs. */
export function createFunctionHost(options: FunctionHostOptions) {
  const { config } = options;
  const apiOrigin = new URL(config.supabaseUrl).origin;
  const apiFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    // The sandboxes listen on the same port, but are the world outside.
    if (origin !== apiOrigin || pathname.startsWith('/sandbox/')) return fetch(request);
    return pathname.startsWith('/functions/v1/') ? handle(request, '127.0.0.1') : options.api(request);
  };
  const ports: FunctionPorts = { ...options, fetch: apiFetch };
  const heavy = options.heavy(ports);
  const { service, callDurably, contextFor } = createContexts(ports);

  const handle = async (request: Request, peerAddress: string): Promise<Response> => {
    const name = functionName(request.url);
    if (isHeavy(name)) return heavy.handle(request, peerAddress);
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    return handler
      ? handler(request, contextFor(peerAddress))
      : jsonResponse({ error: { code: 'not_found', message: 'There is no such function.' } }, 404);
  };

  return {
    service,
    handle,
    close: () => heavy.close(),
    async replay(entry: JournalEntry): Promise<void> {
      await callDurably(entry.id ?? crypto.randomUUID(), entry.rpc, entry.args);
    },
    /** Calls a function as the scheduler does: with the secret key and nothing to say. */
    callWorker: (name: string) =>
      handle(
        new Request(`${config.supabaseUrl}/functions/v1/${name}`, {
          method: 'POST',
          headers: { apikey: config.secretKey, 'content-type': 'application/json' },
          body: '{}',
        }),
        '127.0.0.1',
      ),
  };
}

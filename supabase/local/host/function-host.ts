import { createClient } from '@supabase/supabase-js';
import type { FunctionConfig, FunctionContext, Handler } from '../../functions/_shared/http/context.ts';
import type { Database, Json } from '../../functions/_shared/database/database-types.ts';
import { databaseError, jsonResponse } from '../../functions/_shared/http/define-function.ts';
import { unavailable } from '../../functions/_shared/http/unavailable.ts';
import { handler as acceptInvitation } from '../../functions/accept-invitation/handler.ts';
import { handler as aiBlogBatch } from '../../functions/ai-blog-batch/handler.ts';
import { handler as aiBlogGenerate } from '../../functions/ai-blog-generate/handler.ts';
import { handler as aiStatus } from '../../functions/ai-status/handler.ts';
import { handler as autoPublishScheduler } from '../../functions/auto-publish-scheduler/handler.ts';
import { handler as checkContent } from '../../functions/check-content/handler.ts';
import { handler as checkoutWebhook } from '../../functions/checkout-webhook/handler.ts';
import { handler as confirmSubscription } from '../../functions/confirm-subscription/handler.ts';
import { handler as deliverMail } from '../../functions/deliver-mail/handler.ts';
import { handler as downloadTemplate } from '../../functions/download-template/handler.ts';
import { handler as editTemplate } from '../../functions/edit-template/handler.ts';
import { handler as emailSequences } from '../../functions/email-sequences/handler.ts';
import { handler as exportData } from '../../functions/export-data/handler.ts';
import { handler as exportFiles } from '../../functions/export/handler.ts';
import { handler as exportArtifact } from '../../functions/export-artifact/handler.ts';
import { handler as findOrder } from '../../functions/find-order/handler.ts';
import { handler as generateContent } from '../../functions/generate-content/handler.ts';
import { handler as generateSocialImage } from '../../functions/generate-social-image/handler.ts';
import { handler as generateSocialSnippets } from '../../functions/generate-social-snippets/handler.ts';
import { handler as licenseAnswers } from '../../functions/license-answers/handler.ts';
import { handler as generateKbArticles } from '../../functions/generate-kb-articles/handler.ts';
import { handler as licenseDownload } from '../../functions/license-download/handler.ts';
import { handler as licenseFiles } from '../../functions/license-files/handler.ts';
import { handler as licenseHandbook } from '../../functions/license-handbook/handler.ts';
import { handler as mailEvents } from '../../functions/mail-events/handler.ts';
import { handler as newsletter } from '../../functions/newsletter/handler.ts';
import { handler as licenseRedline } from '../../functions/license-redline/handler.ts';
import { handler as openOrder } from '../../functions/open-order/handler.ts';
import { handler as orderStatus } from '../../functions/order-status/handler.ts';
import { handler as previewSample } from '../../functions/preview-sample/handler.ts';
import { handler as reconcileOrders } from '../../functions/reconcile-orders/handler.ts';
import { handler as renderFiles } from '../../functions/render-files/handler.ts';
import { handler as sendSignInLink } from '../../functions/send-sign-in-link/handler.ts';
import { handler as runExports } from '../../functions/run-exports/handler.ts';
import { handler as runUpdateNotices } from '../../functions/run-update-notices/handler.ts';
import { handler as sendStarterPack } from '../../functions/send-starter-pack/handler.ts';
import { handler as submitContact } from '../../functions/submit-contact/handler.ts';
import { handler as unsubscribe } from '../../functions/unsubscribe/handler.ts';
import { handler as verifyLicense } from '../../functions/verify-license/handler.ts';
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
  'download-template': downloadTemplate,
  'edit-template': editTemplate,
  'email-sequences': emailSequences,
  'export-data': exportData,
  export: exportFiles,
  'export-artifact': exportArtifact,
  'find-order': findOrder,
  'generate-content': generateContent,
  'generate-social-image': generateSocialImage,
  'generate-social-snippets': generateSocialSnippets,
  'license-answers': licenseAnswers,
  'generate-kb-articles': generateKbArticles,
  'license-download': licenseDownload,
  'license-files': licenseFiles,
  'license-handbook': licenseHandbook,
  'mail-events': mailEvents,
  newsletter,
  'license-redline': licenseRedline,
  'open-order': openOrder,
  'order-status': orderStatus,
  'preview-sample': previewSample,
  'reconcile-orders': reconcileOrders,
  'render-files': renderFiles,
  'send-sign-in-link': sendSignInLink,
  'run-exports': runExports,
  'run-update-notices': runUpdateNotices,
  'send-starter-pack': sendStarterPack,
  'submit-contact': submitContact,
  unsubscribe,
  'verify-license': verifyLicense,
};

export interface FunctionHostOptions {
  readonly config: FunctionConfig;
  readonly journal: { append(entry: JournalEntry): Promise<void> };
  /** The Supabase API in this process, so that a function's own calls need no network, those of other functions included. */
  api(request: Request): Promise<Response>;
  startMailWorker(): void;
  startExportWorker(): void;
  log(entry: Readonly<Record<string, unknown>>): void;
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
  const client = (key: string, headers: Record<string, string> = {}) =>
    createClient<Database>(config.supabaseUrl, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: apiFetch, headers },
    });
  const service = client(config.secretKey);

  const callDurably = async (id: string, name: string, args: unknown): Promise<unknown> => {
    const { data, error } = await service.rpc('call_durably', {
      call_id: id,
      called: name,
      arguments: args as Json,
    });
    if (error) {
      throw databaseError(error);
    }
    return data;
  };

  const context = (clientAddress: string): FunctionContext => ({
    config,
    clientAddress,
    fetch: apiFetch,
    now: () => new Date(),
    service: () => service,
    caller: (authorization) => client(config.publishableKey, { authorization }),
    async durableRpc(name, args) {
      const id = crypto.randomUUID();
      const data = await callDurably(id, name, args);
      await options.journal.append({ id, rpc: name, args }).catch((error: unknown) => {
        options.log({ at: 'journal', error: String(error) });
        throw unavailable();
      });
      return data;
    },
    startMailWorker: options.startMailWorker,
    startExportWorker: options.startExportWorker,
    log: options.log,
  });

  const handle = async (request: Request, peerAddress: string): Promise<Response> => {
    const name = new URL(request.url).pathname.split('/')[3] ?? '';
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    return handler
      ? handler(request, context(peerAddress))
      : jsonResponse({ error: { code: 'not_found', message: 'There is no such function.' } }, 404);
  };

  return {
    service,
    handle,
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

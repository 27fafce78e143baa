import { z } from 'zod';
import { chooseTransport, MailConfigurationError } from '../_shared/mail/choose-transport.ts';
import { assertSendable, MailDeliveryError, type MailTransport } from '../_shared/mail/outgoing-mail.ts';
import { renderMail } from '../_shared/mail/render-mail.ts';
import { maxMailAttempts, retryDelaySeconds } from '../_shared/mail/retry-delay.ts';
import { brand } from '../_shared/contracts/brand.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError, defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { collectMailParts, type QueuedMail } from './collect-mail-parts.ts';

const batchSize = 10;
const leaseSeconds = 120;
/** Well below the minute after which the next scheduled call comes. */
const workForMs = 25_000;

/**
 * The worker of `email_messages`: claims what is due, sends it, and says how it went. Any number of workers may run; a
 * mail whose worker died is taken up again when its lease has run out.
 */
export const handler = defineJsonFunction(
  { name: 'deliver-mail', access: 'secret-key', body: z.strictObject({}) },
  async (_input, { context }) => {
    const transport = readTransport(context);
    const counts = { sent: 0, retried: 0, failed: 0, cancelled: 0 };
    const stopAt = performance.now() + workForMs;
    while (performance.now() < stopAt) {
      const claimed = await claim(context);
      if (claimed.length === 0) {
        break;
      }
      for (const outcome of await Promise.all(claimed.map((mail) => deliver(mail, transport, context)))) {
        counts[outcome]++;
      }
    }
    return jsonResponse(counts);
  },
);

/** Without a transport nothing is claimed, so nothing uses up its tries while the owner is still setting up. */
function readTransport(context: FunctionContext): MailTransport {
  try {
    return chooseTransport(context.config.mail, { fetch: context.fetch });
  } catch (error) {
    if (error instanceof MailConfigurationError) {
      context.log({ function: 'deliver-mail', error: error.message });
    }
    throw error;
  }
}

async function claim(context: FunctionContext): Promise<QueuedMail[]> {
  const { data, error } = await context
    .service()
    .rpc('claim_email_messages', { max_messages: batchSize, lease_seconds: leaseSeconds });
  if (error) {
    throw databaseError(error);
  }
  return data;
}

type Delivery = 'sent' | 'retried' | 'failed' | 'cancelled';

/** Marketing mail goes only to those who want it now, whatever they wanted when it was queued. */
async function isWanted(mail: QueuedMail, context: FunctionContext): Promise<boolean> {
  if (mail.stream !== 'marketing') {
    return true;
  }
  const { data, error } = await context
    .service()
    .rpc('may_receive_marketing', { address: mail.to, ...(mail.lead_id ? { for_lead: mail.lead_id } : {}) });
  if (error) {
    throw databaseError(error);
  }
  return data;
}

async function deliver(
  mail: QueuedMail,
  transport: MailTransport,
  context: FunctionContext,
): Promise<Delivery> {
  try {
    if (!(await isWanted(mail, context))) {
      await settle(mail, context, {
        outcome: 'cancelled',
        reason: 'The person wants no such mail any more.',
      });
      return 'cancelled';
    }
    const { data, links } = await collectMailParts(mail, context);
    const rendered = renderMail(mail.template, data, links);
    const outgoing = { from: context.config.mail.from || brand.mailFrom, to: mail.to, ...rendered };
    assertSendable(outgoing);
    const { providerMessageId } = await transport.send(outgoing, mail.idempotency_key);
    await settle(mail, context, { outcome: 'sent', provider_message_id: providerMessageId ?? undefined });
    return 'sent';
  } catch (error) {
    return settleFailure(mail, error, context);
  }
}

async function settleFailure(
  mail: QueuedMail,
  error: unknown,
  context: FunctionContext,
): Promise<'retried' | 'failed'> {
  const reason = error instanceof Error ? error.message : 'unknown';
  const retryable = error instanceof MailDeliveryError ? error.retryable : true;
  const delay = retryable
    ? retryDelaySeconds(mail.attempts, Math.random(), context.config.mail.retryBaseSeconds)
    : null;
  context.log({
    function: 'deliver-mail',
    mail: mail.id,
    template: mail.template,
    attempts: mail.attempts,
    error: reason,
  });
  if (delay === null) {
    const givenUp = mail.attempts >= maxMailAttempts ? ` (given up after ${mail.attempts} tries)` : '';
    await settle(mail, context, { outcome: 'failed', reason: reason + givenUp });
    return 'failed';
  }
  const retryAt = new Date(context.now().getTime() + delay * 1000).toISOString();
  await settle(mail, context, { outcome: 'retry', reason, retry_at: retryAt });
  return 'retried';
}

interface Settlement {
  readonly outcome: 'sent' | 'retry' | 'failed' | 'cancelled';
  readonly reason?: string | undefined;
  readonly retry_at?: string | undefined;
  readonly provider_message_id?: string | undefined;
}

async function settle(mail: QueuedMail, context: FunctionContext, settlement: Settlement): Promise<void> {
  const { error } = await context
    .service()
    .rpc('settle_email_message', { message_id: mail.id, message_lease: mail.lease ?? '', ...settlement });
  if (error) {
    throw databaseError(error);
  }
}

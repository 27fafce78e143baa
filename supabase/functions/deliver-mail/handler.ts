import { z } from 'zod';
import { chooseTransport, MailConfigurationError } from '../_shared/mail/choose-transport.ts';
import { assertSendable, MailDeliveryError, type MailTransport } from '../_shared/mail/outgoing-mail.ts';
import { maxMailAttempts, retryDelaySeconds } from '../_shared/mail/retry-delay.ts';
import { brand } from '../_shared/contracts/brand.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError, defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import type { QueuedMail } from './collect-mail-input.ts';
import { renderMessage } from './render-message.ts';
import { batchSize, runQueue } from './run-queue.ts';

const leaseSeconds = 120;
/** Well below the minute after which the next scheduled call comes. */
const workForMs = 25_000;
/** A slot further away than this is left to a later call. */
const longestWaitMs = 5_000;

/**
 * The worker of `email_messages`: claims what is due, sends it at the pace that the provider allows, and says how it went. Any
 * number of workers may run: the database gives out the slots. A mail whose worker died is claimed again when its lease has
 * run out.
 */
export const handler = defineJsonFunction(
  { name: 'deliver-mail', access: 'secret-key', body: z.strictObject({}) },
  async (_input, { context }) => {
    const transport = readTransport(context);
    const counts = { sent: 0, retried: 0, waiting: 0, failed: 0, cancelled: 0 };
    const stopAt = performance.now() + workForMs;
    const count = (outcome: Delivery): boolean => {
      counts[outcome]++;
      return outcome !== 'waiting';
    };
    await queueNewsletter(context);
    await runQueue({
      claim: () => claim(context),
      waitForTurn: () => waitForSlot(context),
      deliver: async (mail) => count(await deliver(mail, transport, context)),
      putBack: async (mail) => void count(await putBack(mail, context)),
      isOver: () => performance.now() > stopAt,
    });
    if (counts.sent > 0 && transport.reachesPeople) {
      await noteProvider(transport.name, context);
    }
    return jsonResponse(counts);
  },
);

/** A due issue of the newsletter becomes mails a batch at a time; the next call has the next one. */
async function queueNewsletter(context: FunctionContext): Promise<void> {
  const { error } = await context.service().rpc('queue_newsletter_mails', {});
  if (error) {
    throw databaseError(error);
  }
}

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

/** The owner's list of what works calls mail delivered only after this. */
async function noteProvider(name: string, context: FunctionContext): Promise<void> {
  const { error } = await context.service().rpc('note_mail_provider', { provider_name: name });
  if (error) {
    throw databaseError(error);
  }
}

async function claim(context: FunctionContext): Promise<QueuedMail[]> {
  const { data, error } = await context.service().rpc('claim_email_messages', {
    max_messages: batchSize,
    lease_seconds: leaseSeconds,
    opt_ins_per_hour: context.config.mail.optInsPerHour,
  });
  if (error) {
    throw databaseError(error);
  }
  return data;
}

/** Whether the shop's turn with the provider has come; it is waited for if it is near. */
async function waitForSlot(context: FunctionContext): Promise<boolean> {
  const { data: waitMs, error } = await context
    .service()
    .rpc('reserve_mail_slot', { mails_per_second: context.config.mail.perSecond });
  if (error) {
    throw databaseError(error);
  }
  if (waitMs > longestWaitMs) {
    return false;
  }
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  return true;
}

async function putBack(mail: QueuedMail, context: FunctionContext): Promise<'waiting'> {
  await settle(mail, context, { outcome: 'wait' });
  return 'waiting';
}

type Delivery = 'sent' | 'retried' | 'waiting' | 'failed' | 'cancelled';

/** What one can unsubscribe from goes only to those who want it now, whatever they wanted when it was queued. */
async function isWanted(mail: QueuedMail, context: FunctionContext): Promise<boolean> {
  const isUpdate = mail.template === 'law-update';
  if (mail.stream !== 'marketing' && !isUpdate) {
    return true;
  }
  const service = context.service();
  const { data, error } = isUpdate
    ? await service.rpc('may_receive_update_mail', { message_id: mail.id })
    : await service.rpc('may_receive_marketing', {
        address: mail.to,
        ...(mail.lead_id ? { for_lead: mail.lead_id } : {}),
      });
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
    const rendered = await renderMessage(mail, context);
    if (!rendered) {
      await settle(mail, context, { outcome: 'cancelled', reason: 'Its code does not work any more.' });
      return 'cancelled';
    }
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
): Promise<'retried' | 'waiting' | 'failed'> {
  const reason = error instanceof Error ? error.message : 'unknown';
  const later = (seconds: number) => new Date(context.now().getTime() + seconds * 1000).toISOString();
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
  if (error instanceof MailDeliveryError && error.waitSeconds !== undefined) {
    await settle(mail, context, { outcome: 'wait', reason, retry_at: later(error.waitSeconds) });
    return 'waiting';
  }
  if (delay === null) {
    const givenUp = mail.attempts >= maxMailAttempts ? ` (given up after ${mail.attempts} tries)` : '';
    await settle(mail, context, { outcome: 'failed', reason: reason + givenUp });
    return 'failed';
  }
  await settle(mail, context, { outcome: 'retry', reason, retry_at: later(delay) });
  return 'retried';
}

interface Settlement {
  readonly outcome: 'sent' | 'retry' | 'wait' | 'failed' | 'cancelled';
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

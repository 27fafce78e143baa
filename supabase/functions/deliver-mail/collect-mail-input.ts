import { z } from 'zod';
import type { Database } from '../_shared/database/database-types.ts';
import { orderSchema } from '../_shared/contracts/orders.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError } from '../_shared/http/define-function.ts';
import { confirmLink, unsubscribeLinks, unsubscribePreviewLinks } from '../_shared/links/lead-links.ts';
import { invitationLink } from '../_shared/links/invitation-links.ts';
import { orderLink } from '../_shared/links/order-links.ts';
import { MailDeliveryError } from '../_shared/mail/outgoing-mail.ts';
import { readSupportAddress } from '../_shared/mail/support-address.ts';
import { collectUpdate } from './collect-update.ts';
import { readInvitation } from './read-invitation.ts';
import { readTrail } from './read-trail.ts';

export type QueuedMail = Database['public']['Tables']['email_messages']['Row'];

export interface MailInput {
  readonly data: unknown;
  readonly links: Readonly<Record<string, unknown>>;
}

const orderReferenceSchema = z.object({ provider: z.string(), orderId: z.string() });
const describedOrderSchema = z.object({
  email: z.string(),
  payerEmail: z.string().nullable(),
  /** Null where nobody holds the order any more. */
  linkId: z.uuid().nullable(),
  order: orderSchema,
});

/**
 * What a queued mail says now, not when it was queued: its facts from the database and its links, signed here and stored
 * nowhere.
 */
export async function collectMailInput(mail: QueuedMail, context: FunctionContext): Promise<MailInput> {
  const common = { siteUrl: context.config.siteUrl, supportEmail: await readSupportAddress(context) };
  switch (mail.template) {
    case 'confirm-subscription': {
      const lead = await readLead(mail, context);
      return { data: mail.data, links: { ...common, confirm: await confirmLink(context, lead) } };
    }
    case 'starter-pack-1':
    case 'starter-pack-2': {
      if (isTest(mail)) {
        return { data: mail.data, links: { ...common, unsubscribe: unsubscribePreviewLinks(context) } };
      }
      const lead = await readLead(mail, context);
      return {
        data: mail.data,
        links: { ...common, unsubscribe: await unsubscribeLinks(context, { lead: lead.id }) },
      };
    }
    case 'newsletter': {
      const { person, ...issue } = await readNewsletter(mail, context);
      const unsubscribe =
        person === null
          ? unsubscribePreviewLinks(context)
          : await unsubscribeLinks(context, { person, issue: issue.id });
      return { data: issue, links: { ...common, unsubscribe } };
    }
    case 'receipt': {
      const { order, linkId } = await readOrder(mail, context);
      const [first] = order.items;
      return {
        data: { ...order, ...(first && (await readTrail(context, first.sku))) },
        links: { ...common, ...(linkId !== null && { files: await orderLink(context, linkId) }) },
      };
    }
    case 'gift-receipt':
    case 'refund':
    case 'order-restored':
    case 'dispute-lost':
      return { data: (await readOrder(mail, context)).order, links: common };
    case 'payment-pending':
    case 'payment-failed':
      return { data: await readPayment(mail, context), links: common };
    case 'order-link': {
      const { linkId } = z.object({ linkId: z.uuid() }).parse(mail.data);
      return { data: {}, links: { ...common, order: await orderLink(context, linkId) } };
    }
    case 'law-update': {
      const { data, links } = await collectUpdate(mail, context);
      return { data, links: { ...common, ...links } };
    }
    case 'contact-message':
      return { data: await readContactMessage(mail, context), links: common };
    case 'contact-reply':
      return { data: await readContactReply(mail, context), links: common };
    case 'company-invitation': {
      const { invitation, ...data } = await readInvitation(mail, context);
      return { data, links: { ...common, accept: await invitationLink(context, invitation) } };
    }
    default:
      return { data: mail.data, links: common };
  }
}

/** A mail that an admin sends to themselves: it has no subscriber that its link could unsubscribe. */
function isTest({ data, lead_id }: QueuedMail): boolean {
  return lead_id === null && z.object({ isTest: z.literal(true) }).safeParse(data).success;
}

const newsletterReferenceSchema = z.object({ issueId: z.uuid(), personId: z.uuid().optional() });

/** The issue as it is now, and who it goes to; nobody for a test. */
async function readNewsletter(mail: QueuedMail, context: FunctionContext) {
  const { issueId, personId } = newsletterReferenceSchema.parse(mail.data);
  const { data, error } = await context
    .service()
    .from('newsletter_issues')
    .select('id, subject, intro, items, status')
    .eq('id', issueId)
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  if (!data || (data.status === 'withdrawn' && personId)) {
    throw new MailDeliveryError('The owner withdrew the issue.', { retryable: false });
  }
  return { ...data, person: personId ?? null };
}

async function readLead(
  mail: QueuedMail,
  context: FunctionContext,
): Promise<{ id: string; token_version: number }> {
  const { data, error } = await context
    .service()
    .from('leads')
    .select('id, token_version')
    .eq('id', mail.lead_id ?? '')
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  if (!data) {
    throw new MailDeliveryError('The person was deleted.', { retryable: false });
  }
  return data;
}

async function readOrder(mail: QueuedMail, context: FunctionContext) {
  const { provider, orderId } = orderReferenceSchema.parse(mail.data);
  const { data, error } = await context.service().rpc('describe_order', {
    order_provider: provider,
    order_id: orderId,
    recipient: mail.to,
  });
  if (error) {
    throw databaseError(error);
  }
  if (data === null) {
    throw new MailDeliveryError('The order went to another person.', { retryable: false });
  }
  const { order, linkId, email, payerEmail } = describedOrderSchema.parse(data);
  if (payerEmail === null) {
    return { order, linkId };
  }
  const gift = mail.to === payerEmail && mail.to !== email ? 'given' : 'received';
  return { order: { ...order, gift }, linkId };
}

/** A payment has no address but the one that it was made with. */
async function readPayment(mail: QueuedMail, context: FunctionContext): Promise<unknown> {
  const { provider, orderId } = orderReferenceSchema.parse(mail.data);
  const { data, error } = await context
    .service()
    .rpc('describe_payment', { payment_provider: provider, order_id: orderId });
  if (error) {
    throw databaseError(error);
  }
  if (data === null) {
    throw new MailDeliveryError('The payment has arrived.', { retryable: false });
  }
  return data;
}

async function readContactMessage(mail: QueuedMail, context: FunctionContext): Promise<unknown> {
  const { messageId } = z.object({ messageId: z.uuid() }).parse(mail.data);
  const { data, error } = await context
    .service()
    .from('contact_messages')
    .select('name, email, subject, category, message')
    .eq('id', messageId)
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  return data;
}

async function readContactReply(mail: QueuedMail, context: FunctionContext): Promise<unknown> {
  const { replyId } = z.object({ replyId: z.uuid() }).parse(mail.data);
  const service = context.service();
  const reply = await service
    .from('contact_replies')
    .select('body, message_id')
    .eq('id', replyId)
    .maybeSingle();
  if (reply.error) {
    throw databaseError(reply.error);
  }
  const message = await service
    .from('contact_messages')
    .select('name, subject, message')
    .eq('id', reply.data?.message_id ?? '00000000-0000-0000-0000-000000000000')
    .maybeSingle();
  if (message.error) {
    throw databaseError(message.error);
  }
  if (!reply.data || !message.data) {
    throw new MailDeliveryError('The message was deleted.', { retryable: false });
  }
  return { ...message.data, reply: reply.data.body };
}

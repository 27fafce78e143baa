import type { z } from 'zod';
import { MailDeliveryError } from './outgoing-mail.ts';
import type { RenderedMail } from './rendered-mail.ts';
import {
  isMailTemplateName,
  mailTemplates,
  type MailData,
  type MailLinks,
  type MailTemplateName,
} from './template-data.ts';
import { accountChanged } from './templates/account-changed.ts';
import { companyInvitation } from './templates/company-invitation.ts';
import { confirmSubscription } from './templates/confirm-subscription.ts';
import { contactDigest } from './templates/contact-digest.ts';
import { contactMessage } from './templates/contact-message.ts';
import { contactReply } from './templates/contact-reply.ts';
import { disputeLost } from './templates/dispute-lost.ts';
import { newsletter } from './templates/newsletter.ts';
import { giftReceipt } from './templates/gift-receipt.ts';
import { lawUpdate } from './templates/law-update.ts';
import { orderLink } from './templates/order-link.ts';
import { orderRestored } from './templates/order-restored.ts';
import { ownerAlert } from './templates/owner-alert.ts';
import { paymentFailed, paymentPending } from './templates/payment-under-way.ts';
import { receipt } from './templates/receipt.ts';
import { refund } from './templates/refund.ts';
import { starterPack1 } from './templates/starter-pack-1.ts';
import { starterPack2 } from './templates/starter-pack-2.ts';

/** The mail cannot be made, now or later: its template is unknown, or what it should say is incomplete. */
export class MailTemplateError extends MailDeliveryError {
  override readonly name = 'MailTemplateError';

  constructor(reason: string, cause?: unknown) {
    super(reason, { retryable: false, cause });
  }
}

type Renderer = (data: unknown, links: unknown) => RenderedMail;

const renderers: Readonly<Record<MailTemplateName, Renderer>> = {
  'confirm-subscription': checked('confirm-subscription', confirmSubscription),
  'starter-pack-1': checked('starter-pack-1', starterPack1),
  'starter-pack-2': checked('starter-pack-2', starterPack2),
  newsletter: checked('newsletter', newsletter),
  receipt: checked('receipt', receipt),
  'gift-receipt': checked('gift-receipt', giftReceipt),
  'order-link': checked('order-link', orderLink),
  refund: checked('refund', refund),
  'order-restored': checked('order-restored', orderRestored),
  'dispute-lost': checked('dispute-lost', disputeLost),
  'payment-pending': checked('payment-pending', paymentPending),
  'payment-failed': checked('payment-failed', paymentFailed),
  'contact-message': checked('contact-message', contactMessage),
  'contact-digest': checked('contact-digest', contactDigest),
  'contact-reply': checked('contact-reply', contactReply),
  'owner-alert': checked('owner-alert', ownerAlert),
  'account-changed': checked('account-changed', accountChanged),
  'company-invitation': checked('company-invitation', companyInvitation),
  'law-update': checked('law-update', lawUpdate),
};

/**
 * Makes a mail from its template's name, its facts and its links (`MailData`, `MailLinks`). Pure: the same input gives the
 * same bytes, so that a repeated try under one idempotency key sends the same body.
 */
export function renderMail(name: string, data: unknown, links: unknown): RenderedMail {
  if (!isMailTemplateName(name)) {
    throw new MailTemplateError(`There is no mail template called ${name}.`);
  }
  return renderers[name](data, links);
}

function checked<Name extends MailTemplateName>(
  name: Name,
  render: (data: MailData<Name>, links: MailLinks<Name>) => RenderedMail,
): Renderer {
  return (data, links) => {
    const parsedData = mailTemplates[name].data.safeParse(data);
    if (!parsedData.success) throw incomplete(name, 'data', parsedData.error);
    const parsedLinks = mailTemplates[name].links.safeParse(links);
    if (!parsedLinks.success) throw incomplete(name, 'links', parsedLinks.error);
    try {
      return render(parsedData.data as MailData<Name>, parsedLinks.data as MailLinks<Name>);
    } catch (cause) {
      throw new MailTemplateError(`The mail ${name} could not be made.`, cause);
    }
  };
}

/** Names the fields, never their values. */
function incomplete(name: string, part: string, error: z.ZodError): MailTemplateError {
  const fields = [...new Set(error.issues.map((issue) => issue.path.join('.') || part))].join(', ');
  return new MailTemplateError(`The ${part} of the mail ${name} is not complete: ${fields}.`, error);
}

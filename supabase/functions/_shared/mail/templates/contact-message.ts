import { brand } from '../../contracts/brand.ts';
import { facts, paragraph, quote, quiet } from '../blocks.ts';
import { cutText, oneLine } from '../../contracts/text.ts';
import { formatMailbox } from '../mail-address.ts';
import { composeMail, type RenderedMail } from '../rendered-mail.ts';
import type { MailData } from '../template-data.ts';

type Name = 'contact-message';

const categoryLabels: Readonly<Record<MailData<Name>['category'], string>> = {
  'template-question': 'Template question',
  'technical-support': 'Technical support',
  'compliance-help': 'Compliance help',
  'billing-refunds': 'Billing and refunds',
  'feature-request': 'Feature request',
  partnership: 'Partnership',
  other: 'Other',
};

/** To the support address. Answering it answers the visitor; a visitor's words are never more than text. */
export function contactMessage(data: MailData<Name>): RenderedMail {
  return composeMail({
    subject: `Contact form: ${data.subject}`,
    title: 'A message from the contact form',
    preheader: `${oneLine(data.name)}: ${cutText(oneLine(data.message), 120)}`,
    blocks: [
      facts(
        ['From', oneLine(data.name)],
        ['Email', data.email],
        ['Subject', oneLine(data.subject)],
        ['Category', categoryLabels[data.category]],
      ),
      quote(data.message),
      paragraph('Reply to this email to answer the sender.'),
      quiet('The sender typed all of this, the address too. Be careful with links in it.'),
    ],
    reason: `You get this email because this is the support address of ${brand.name}.`,
    // A person wrote it, so an answer, automatic ones included, should reach that person.
    headers: {},
    replyTo: formatMailbox({ name: data.name, address: data.email }),
  });
}

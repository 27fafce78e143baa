import { brand } from '../../contracts/brand.ts';
import { paragraph, quiet, quote } from '../blocks.ts';
import { cutText, oneLine } from '../../contracts/text.ts';
import { formatMailbox } from '../mail-address.ts';
import { composeMail, type RenderedMail } from '../rendered-mail.ts';
import type { MailData, MailLinks } from '../template-data.ts';

type Name = 'contact-reply';

/** The owner's answer to a message from the contact form. It was written by a person, so it may be answered. */
export function contactReply(data: MailData<Name>, links: MailLinks<Name>): RenderedMail {
  const subject = oneLine(data.subject);
  return composeMail({
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
    title: 'Your answer from us',
    preheader: cutText(oneLine(data.reply), 140),
    blocks: [
      ...data.reply.split(/\n{2,}/).map((text) => paragraph(text.trim())),
      quiet('You wrote to us:'),
      quote(data.message),
    ],
    reason: `You get this email because you wrote to ${brand.name} with the contact form.`,
    headers: {},
    replyTo: formatMailbox({ name: brand.name, address: links.supportEmail }),
  });
}

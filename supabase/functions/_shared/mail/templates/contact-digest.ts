import { brand } from '../../contracts/brand.ts';
import { button, paragraph } from '../blocks.ts';
import { siteLink } from '../mail-links.ts';
import { composeMail, type RenderedMail } from '../rendered-mail.ts';
import type { MailData, MailLinks } from '../template-data.ts';

type Name = 'contact-digest';

/** To the support address, instead of an email for each message while somebody floods the contact form. */
export function contactDigest({ count }: MailData<Name>, links: MailLinks<Name>): RenderedMail {
  const messages = count === 1 ? '1 more message' : `${count} more messages`;
  return composeMail({
    subject: `Contact form: ${messages}`,
    title: `${messages} from the contact form`,
    preheader: 'They are stored with all others.',
    blocks: [
      paragraph(
        `The contact form got more messages within an hour than are sent one by one: ${messages} sent no email. They are stored, and none is lost.`,
      ),
      button('Read the messages', siteLink(links.siteUrl, '/admin/messages')),
    ],
    reason: `You get this email because this is the support address of ${brand.name}.`,
  });
}

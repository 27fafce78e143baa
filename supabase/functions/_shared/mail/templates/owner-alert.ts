import { brand } from '../../contracts/brand.ts';
import { cutText, oneLine } from '../../contracts/text.ts';
import { button, quote } from '../blocks.ts';
import { siteLink } from '../mail-links.ts';
import { composeMail, type RenderedMail } from '../rendered-mail.ts';
import type { MailData, MailLinks } from '../template-data.ts';

type Name = 'owner-alert';

/** Something waits for the owner: an order that was set aside, a dispute. Providers' words in it stay text. */
export function ownerAlert(data: MailData<Name>, links: MailLinks<Name>): RenderedMail {
  return composeMail({
    subject: `${brand.name}: ${data.subject}`,
    title: data.subject,
    preheader: cutText(oneLine(data.message), 140),
    blocks: [quote(data.message), button('Open the dashboard', siteLink(links.siteUrl, '/admin'))],
    reason: 'You get this email because this address is an administrator of the shop.',
  });
}

import { heading, link, paragraph } from '../blocks.ts';
import { siteLink } from '../mail-links.ts';
import { composeMail, type RenderedMail } from '../rendered-mail.ts';
import type { MailData, MailLinks } from '../template-data.ts';
import { orderFacts, refundTerms, soldNames } from './order-blocks.ts';

type Name = 'gift-receipt';

/** To the person who paid for a gift. The files and the license keys went to the person who gets it. */
export function giftReceipt(order: MailData<Name>, links: MailLinks<Name>): RenderedMail {
  return composeMail({
    subject: `Your gift of the ${soldNames(order)}: receipt`,
    title: 'Thank you. Your gift is on its way',
    preheader: 'The files went to the person you named at the checkout.',
    blocks: [
      paragraph(
        'Your payment has arrived. We sent the files and the license keys to the person you named at the checkout.',
      ),
      heading('Your receipt'),
      orderFacts(order),
      ...refundTerms(links.supportEmail),
      heading('If nothing arrives'),
      paragraph(
        'Ask the person to look into the spam folder, or to use ',
        link('Find my order', siteLink(links.siteUrl, '/find-order')),
        ' with the address you named.',
      ),
    ],
    reason: 'You get this email because a gift was paid for with this address.',
  });
}

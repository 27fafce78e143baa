import { type Block, facts, heading, link, paragraph } from '../blocks.ts';
import { mailtoLink, siteLink } from '../mail-links.ts';
import { composeMail, type RenderedMail } from '../rendered-mail.ts';
import type { MailData, MailLinks } from '../template-data.ts';
import { orderFacts, productName, soldNames } from './order-blocks.ts';

type Name = 'order-restored';

/** A refund did not reach the buyer, or a dispute was decided for the shop: what was closed works again. */
export function orderRestored(order: MailData<Name>, links: MailLinks<Name>): RenderedMail {
  if (order.gift === 'given') return paidGift(order, links);
  const active = order.items.filter(({ licenseStatus }) => licenseStatus === 'active');
  return composeMail({
    subject: `Your license of the ${soldNames(order)} works again`,
    title: 'Your license works again',
    preheader: 'A refund or a dispute of this order was taken back.',
    blocks: [
      paragraph(
        'A refund of this order did not go through, or a dispute of its payment has ended. The order counts as paid, and you can open its files again.',
      ),
      orderFacts(order),
      heading('Your license keys'),
      facts(...active.map((item) => [productName(item), item.licenseKey] as const)),
      paragraph(
        'Your files are under ',
        link('Find my order', siteLink(links.siteUrl, '/find-order')),
        ': enter this email address, and we send a link.',
      ),
      ...(order.gift === 'received' ? [] : [stillWanted(links.supportEmail)]),
    ],
    reason: 'You get this email because an order placed with this address is active again.',
  });
}

function stillWanted(supportEmail: string): Block {
  return paragraph(
    'If you still want your money back, write to ',
    link(supportEmail, mailtoLink(supportEmail)),
    ' and tell us the order number.',
  );
}

function paidGift(order: MailData<Name>, links: MailLinks<Name>): RenderedMail {
  return composeMail({
    subject: `Your gift of the ${soldNames(order)} counts as paid again`,
    title: 'Your gift counts as paid again',
    preheader: 'A refund or a dispute of this order was taken back.',
    blocks: [
      paragraph(
        'A refund of this order did not go through, or a dispute of its payment has ended. The order counts as paid, and the person you gave it to can open the files again.',
      ),
      orderFacts(order),
      stillWanted(links.supportEmail),
    ],
    reason: 'You get this email because a gift that was paid for with this address is active again.',
  });
}

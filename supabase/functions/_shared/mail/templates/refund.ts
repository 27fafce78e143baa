import { bullets, heading, link, paragraph } from '../blocks.ts';
import { formatMoney } from '../../contracts/money.ts';
import { mailtoLink } from '../mail-links.ts';
import { composeMail, type RenderedMail } from '../rendered-mail.ts';
import type { MailData, MailLinks } from '../template-data.ts';
import { orderFacts, productName } from './order-parts.ts';

type Name = 'refund';

/** After a full refund of the order or of one of its products. A part of a price leaves the license alone and sends no mail. */
export function refund(order: MailData<Name>, links: MailLinks<Name>): RenderedMail {
  const amount = formatMoney(order.refundedCents, order.currency);
  const kept = order.items.filter(({ licenseStatus }) => licenseStatus === 'active');
  const returned = order.items.filter(({ licenseStatus }) => licenseStatus !== 'active');
  if (kept.length > 0 && returned.length > 0) return partRefund(order, links, { amount, returned, kept });
  return composeMail({
    subject: `Order ${order.orderId} was refunded`,
    title: 'Your order was refunded',
    preheader: `${amount} goes back the way you paid. The license has ended.`,
    blocks: [
      paragraph(
        `We refunded ${amount}. The money goes back the way you paid. How long that takes is up to your bank or card company, often 5 to 10 business days.`,
      ),
      orderFacts(order),
      heading('What this means'),
      bullets(
        ['The license has ended. Its keys and download links no longer open the files.'],
        ['Please delete the templates and stop using policies made from them.'],
        ['Anything else you bought, and the free starter pack, stay as they are.'],
      ),
      paragraph(
        'If you did not expect this, write to ',
        link(links.supportEmail, mailtoLink(links.supportEmail)),
        ' and tell us the order number.',
      ),
    ],
    reason: 'You get this email because an order placed with this address was refunded.',
  });
}

interface Parts {
  readonly amount: string;
  readonly returned: MailData<Name>['items'];
  readonly kept: MailData<Name>['items'];
}

/** One of several products went back: the others stay. */
function partRefund(order: MailData<Name>, links: MailLinks<Name>, parts: Parts): RenderedMail {
  const names = (items: Parts['kept']) => items.map(productName).join(', ');
  return composeMail({
    subject: `A part of order ${order.orderId} was refunded`,
    title: 'A part of your order was refunded',
    preheader: `${names(parts.returned)}: the license has ended. The rest of your order stays as it is.`,
    blocks: [
      paragraph(
        `We have refunded ${parts.amount} of this order. The money goes back the way you paid, often within 5 to 10 business days.`,
      ),
      orderFacts(order),
      heading('What this means'),
      bullets(
        [
          `${names(parts.returned)}: the license has ended. Its key and download links no longer open the files.`,
        ],
        [`${names(parts.kept)}: nothing changes. The license and the files stay yours.`],
      ),
      paragraph(
        'If you did not expect this, write to ',
        link(links.supportEmail, mailtoLink(links.supportEmail)),
        ' and tell us the order number.',
      ),
    ],
    reason: 'You get this email because a part of an order placed with this address was refunded.',
  });
}

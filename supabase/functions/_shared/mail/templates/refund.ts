import { bullets, heading, link, paragraph } from '../blocks.ts';
import { formatMoney } from '../formats.ts';
import { mailtoLink } from '../mail-links.ts';
import { composeMail, type RenderedMail } from '../rendered-mail.ts';
import type { MailData, MailLinks } from '../template-data.ts';
import { orderFacts } from './order-parts.ts';

type Name = 'refund';

/** After a full refund. A partial one leaves the license alone and sends no mail. */
export function refund(order: MailData<Name>, links: MailLinks<Name>): RenderedMail {
  const amount = formatMoney(order.refundedCents, order.currency);
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

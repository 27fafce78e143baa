import { bullets, heading, paragraph } from '../blocks.ts';
import { formatMoney } from '../../contracts/money.ts';
import { composeMail, type RenderedMail } from '../rendered-mail.ts';
import type { MailData, MailLinks } from '../template-data.ts';
import { orderFacts, productName, soldNames, unexpected } from './order-blocks.ts';

type Name = 'refund';

/** After a full refund of the order or of one of its products. A part of a price leaves the license alone and sends no mail. */
export function refund(order: MailData<Name>, links: MailLinks<Name>): RenderedMail {
  const amount = formatMoney(order.refundedCents, order.currency);
  const kept = order.items.filter(({ licenseStatus }) => licenseStatus === 'active');
  const returned = order.items.filter(({ licenseStatus }) => licenseStatus !== 'active');
  if (order.gift === 'received') return endedGift(order, links, returned);
  if (kept.length > 0 && returned.length > 0) return partialRefund(order, links, { amount, returned, kept });
  return composeMail({
    subject: `Your ${soldNames(order)}: refunded`,
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
        order.gift === 'given'
          ? ['We told the person you gave it to.']
          : ['Please delete the templates and stop using policies made from them.'],
        ['Anything else you bought, and the free starter pack, stay as they are.'],
      ),
      unexpected(links.supportEmail),
    ],
    reason: 'You get this email because an order placed with this address was refunded.',
  });
}

interface PartialRefund {
  readonly amount: string;
  readonly returned: MailData<Name>['items'];
  readonly kept: MailData<Name>['items'];
}

/** One of several products went back: the others stay. */
function partialRefund(order: MailData<Name>, links: MailLinks<Name>, parts: PartialRefund): RenderedMail {
  const names = (items: PartialRefund['kept']) => items.map(productName).join(', ');
  return composeMail({
    subject: `A part of your order was refunded: ${names(parts.returned)}`,
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
      unexpected(links.supportEmail),
    ],
    reason: 'You get this email because a part of an order placed with this address was refunded.',
  });
}

/** The person who paid for a gift has the money back, so the person who got it loses the license. */
function endedGift(
  order: MailData<Name>,
  links: MailLinks<Name>,
  returned: PartialRefund['returned'],
): RenderedMail {
  return composeMail({
    subject: `The license of your ${soldNames(order)} has ended`,
    title: 'The license of your gift has ended',
    preheader: 'The person who paid for it has the money back.',
    blocks: [
      paragraph('The payment for this gift was returned, so its license has ended.'),
      orderFacts(order),
      heading('What this means'),
      bullets(
        [`${returned.map(productName).join(', ')}: its keys and download links no longer open the files.`],
        ['Please delete the templates and stop using policies made from them.'],
        ['Anything else you have from us stays as it is.'],
      ),
      unexpected(links.supportEmail),
    ],
    reason: 'You get this email because a gift for this address was refunded.',
  });
}

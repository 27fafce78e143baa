import { bullets, heading, paragraph } from '../blocks.ts';
import { formatMoney } from '../../contracts/money.ts';
import { composeMail, type RenderedMail } from '../rendered-mail.ts';
import type { MailData, MailLinks } from '../template-data.ts';
import { orderFacts, productName, soldNames, unexpected } from './order-blocks.ts';

type Name = 'dispute-lost';

/** The bank has decided a dispute for the buyer: the money is theirs, and the license has ended. */
export function disputeLost(order: MailData<Name>, links: MailLinks<Name>): RenderedMail {
  const amount = formatMoney(order.disputedCents, order.currency);
  const isReceiver = order.gift === 'received';
  return composeMail({
    subject: `The license of your ${soldNames(order)} has ended`,
    title: isReceiver ? 'The license of your gift has ended' : 'Your payment goes back to you',
    preheader: 'The dispute of the payment has ended. So has the license.',
    blocks: [
      paragraph(
        isReceiver
          ? 'The payment for this gift was disputed and went back, so its license has ended.'
          : `The dispute of this payment was decided for you: your bank or card company gives you ${amount} back. We do not pay it out a second time.`,
      ),
      orderFacts(order),
      heading('What this means'),
      bullets(
        [`${order.items.map(productName).join(', ')}: the keys and download links no longer open the files.`],
        order.gift === 'given'
          ? ['We told the person you gave it to.']
          : ['Please delete the templates and stop using policies made from them.'],
        ['Anything else you have from us stays as it is.'],
      ),
      unexpected(links.supportEmail),
    ],
    reason: 'You get this email because an order for this address was disputed.',
  });
}

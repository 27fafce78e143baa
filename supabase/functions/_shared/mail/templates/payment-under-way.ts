import { button, facts, paragraph } from '../blocks.ts';
import { formatMoney } from '../../contracts/money.ts';
import { productName } from '../../contracts/products.ts';
import { formatDay } from '../formats.ts';
import { siteLink } from '../mail-links.ts';
import { composeMail, type RenderedMail } from '../rendered-mail.ts';
import type { MailData, MailLinks } from '../template-data.ts';
import { unexpected } from './order-blocks.ts';

const paidFor = ({ skus }: MailData<'payment-pending'>) => skus.map(productName).join(' and ');

const paymentFacts = (payment: MailData<'payment-pending'>) =>
  facts(
    ['Order', payment.orderId],
    ['Ordered on', formatDay(payment.startedOn)],
    ['Products', payment.skus.map(productName).join(', ')],
    ['Amount', formatMoney(payment.amountCents, payment.currency), 'sum'],
  );

/** The buyer pays by a way that takes days, such as a bank debit. */
export function paymentPending(
  payment: MailData<'payment-pending'>,
  links: MailLinks<'payment-pending'>,
): RenderedMail {
  return composeMail({
    subject: `Your payment for the ${paidFor(payment)} is under way`,
    title: 'Your payment is under way',
    preheader: 'A bank payment takes up to five business days. You need not pay again.',
    blocks: [
      paragraph(
        'Thank you for your order. You chose a way to pay that takes time, such as a bank debit: up to five business days. You need not do anything, and please do not pay again.',
      ),
      paymentFacts(payment),
      paragraph(
        'As soon as the payment arrives, we send the receipt with your files and license keys to this address. If it fails, we tell you, too.',
      ),
      unexpected(links.supportEmail),
    ],
    reason: 'You get this email because an order was placed with this address.',
  });
}

/** The money did not come: nothing was taken and nothing is delivered. */
export function paymentFailed(
  payment: MailData<'payment-failed'>,
  links: MailLinks<'payment-failed'>,
): RenderedMail {
  return composeMail({
    subject: `Your payment for the ${paidFor(payment)} did not go through`,
    title: 'Your payment did not go through',
    preheader: 'Your bank did not carry it out. You can order again.',
    blocks: [
      paragraph(
        'Your bank did not carry out the payment for this order, so there is no order and no license. If you still want the files, please order again, perhaps with another way to pay.',
      ),
      paymentFacts(payment),
      button('Choose a pack', siteLink(links.siteUrl, '/templates')),
      unexpected(links.supportEmail),
    ],
    reason: 'You get this email because an order was placed with this address.',
  });
}

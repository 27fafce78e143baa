import { button, facts, heading, link, paragraph } from '../blocks.ts';
import { mailtoLink, siteLink, webLink } from '../mail-links.ts';
import { composeMail, type RenderedMail } from '../rendered-mail.ts';
import type { MailData, MailLinks } from '../template-data.ts';
import { orderFacts, productName } from './order-parts.ts';

type Name = 'receipt';

/** After a payment that the provider has confirmed. The link opens this order for 30 days, as often as needed. */
export function receipt(order: MailData<Name>, links: MailLinks<Name>): RenderedMail {
  return composeMail({
    subject: `Your files and receipt for order ${order.orderId}`,
    title: 'Thank you. Your files are ready',
    preheader: 'Open your files, and keep this receipt and your license keys.',
    blocks: [
      paragraph(
        'Your payment has arrived. The button opens your files as Word, PDF and ZIP. It needs no password.',
      ),
      button('Open my files', webLink(links.files)),
      paragraph(
        'The link works for 30 days. Anyone who has it can open your files, so please do not pass it on.',
      ),
      heading('Your receipt'),
      orderFacts(order),
      heading('Your license keys'),
      facts(...order.items.map((item) => [productName(item), item.licenseKey] as const)),
      heading('Your files later on'),
      paragraph(
        'After the 30 days your files are still yours. ',
        link('Create an account', siteLink(links.siteUrl, '/account')),
        ' with the email address this receipt came to, and they are under Downloads. Or use ',
        link('Find my order', siteLink(links.siteUrl, '/find-order')),
        ', and we send a new link to this address within about a minute.',
      ),
      heading('Refunds'),
      paragraph(
        'You can have your money back within 30 days of the purchase. Write to ',
        link(links.supportEmail, mailtoLink(links.supportEmail)),
        ' with the order number. A refund ends the license.',
      ),
    ],
    reason: 'You get this email because an order was placed with this address.',
  });
}

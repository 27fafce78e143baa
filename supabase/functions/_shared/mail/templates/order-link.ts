import { button, link, paragraph } from '../blocks.ts';
import { mailtoLink, siteLink, webLink } from '../mail-links.ts';
import { composeMail, type RenderedMail } from '../rendered-mail.ts';
import type { MailData, MailLinks } from '../template-data.ts';

type Name = 'order-link';

/** "Find my order". It goes to the buyer's own address only and works once. */
export function orderLink(_data: MailData<Name>, links: MailLinks<Name>): RenderedMail {
  return composeMail({
    subject: 'Your link to your orders',
    title: 'Open your orders',
    preheader: 'This link works once, within 24 hours.',
    blocks: [
      paragraph(
        'You asked for your orders. The button opens a page with all of them, their license keys and files.',
      ),
      button('Open my orders', webLink(links.order)),
      paragraph(
        'The link works once, within 24 hours, and the page asks for nothing else. If it has run out, ',
        link('ask for a new one', siteLink(links.siteUrl, '/find-order')),
        '.',
      ),
      paragraph(
        'If it was not you who asked, you need not do anything: only somebody who can read your email can use the link. Questions? Write to ',
        link(links.supportEmail, mailtoLink(links.supportEmail)),
        '.',
      ),
    ],
    reason: 'You get this email because somebody entered this address under Find my order.',
  });
}

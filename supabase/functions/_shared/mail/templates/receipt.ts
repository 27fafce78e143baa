import { type Block, button, facts, heading, link, paragraph } from '../blocks.ts';
import { coverPicture } from '../cover-pictures.ts';
import { siteLink, webLink } from '../mail-links.ts';
import { composeMail, type RenderedMail } from '../rendered-mail.ts';
import type { MailData, MailLinks, Trail } from '../template-data.ts';
import { formatDay } from '../formats.ts';
import { orderFacts, productName, refundTerms, soldNames } from './order-blocks.ts';

type Name = 'receipt';

interface Texts {
  readonly subject: string;
  readonly title: string;
  readonly preheader: string;
  readonly opening: string;
  readonly part: string;
  readonly reason: string;
}

function textsOf(order: MailData<Name>): Texts {
  if (order.gift === 'received') {
    return {
      subject: `A gift for you: ${soldNames(order)}`,
      title: 'Somebody gave you files',
      preheader: 'Open your files, and keep this email and your license keys.',
      opening:
        'Somebody bought this for you as a gift. The button opens your files as Word, PDF and ZIP. It needs no password.',
      part: 'Your gift',
      reason: 'You get this email because somebody bought a gift for this address.',
    };
  }
  return {
    subject: `Your ${soldNames(order)}: files and receipt`,
    title: 'Thank you. Your files are ready',
    preheader: 'Open your files, and keep this receipt and your license keys.',
    opening:
      'Your payment has arrived. The button opens your files as Word, PDF and ZIP. It needs no password.',
    part: 'Your receipt',
    reason: 'You get this email because an order was placed with this address.',
  };
}

/** After a payment that the provider has confirmed. The link opens this order for 30 days, as often as needed. */
export function receipt(order: MailData<Name>, links: MailLinks<Name>): RenderedMail {
  const { opening, part, ...frame } = textsOf(order);
  return composeMail({
    ...frame,
    blocks: [
      paragraph(opening),
      button('Open my files', webLink(links.files)),
      paragraph(
        'The link works for 30 days. Anyone who has it can open your files, so please do not pass it on.',
      ),
      ...order.items.slice(0, 1).map(({ sku }) => coverPicture(sku, links.siteUrl)),
      heading(part),
      orderFacts(order),
      heading('Your license keys'),
      facts(...order.items.map((item) => [productName(item), item.licenseKey] as const)),
      heading('Your files later on'),
      paragraph(
        'After the 30 days your files are still yours. ',
        link('Create an account', siteLink(links.siteUrl, '/account')),
        ' with the email address this email came to, and they are under Downloads. Or use ',
        link('Find my order', siteLink(links.siteUrl, '/find-order')),
        ', and we send a new link to this address within about a minute.',
      ),
      ...(order.gift === 'received' ? [] : refundTerms(links.supportEmail)),
      ...(order.trail ? origin(order.trail, links.siteUrl) : []),
    ],
  });
}

/** From a sentence of the files to its statute, to where that was read and when it is read again. */
function origin({ title, sentence, ...trail }: Trail, siteUrl: string): Block[] {
  return [
    heading('Where a sentence comes from'),
    paragraph(`In the ${title}: “${sentence}”`),
    facts(
      ...(trail.statute === null ? [] : [['Statute', trail.statute] as const]),
      ['Where it was read', `${trail.kind}, on ${formatDay(trail.checkedOn)}`],
      ['Next reading', `by ${formatDay(trail.nextCheck)}`],
    ),
    paragraph(
      link('The page that was read', webLink(trail.source)),
      ', and ',
      link('how we work', siteLink(siteUrl, '/how-we-work')),
      '.',
    ),
  ];
}

import { cutText } from '../../contracts/text.ts';
import { bullets, heading, link, paragraph, type Block, type Inline } from '../blocks.ts';
import { siteLink, webLink } from '../mail-links.ts';
import { composeMail, unsubscribeHeaders, type RenderedMail } from '../rendered-mail.ts';
import type { MailData, MailLinks } from '../template-data.ts';

type Name = 'newsletter';
type Item = MailData<Name>['items'][number];

/** The monthly digest: the owner’s words, then what changed in the law, then the posts. */
export function newsletter(data: MailData<Name>, links: MailLinks<Name>): RenderedMail {
  const ofKind = (kind: Item['kind']) => data.items.filter((item) => item.kind === kind);
  return composeMail({
    subject: data.subject,
    title: data.subject,
    preheader: cutText(data.intro.split('\n')[0] ?? '', 140) || data.items[0]?.title || data.subject,
    blocks: [
      ...paragraphsOf(data.intro),
      ...section('Changes in the law', ofKind('change'), links.siteUrl),
      ...section('From the blog', ofKind('post'), links.siteUrl),
    ],
    reason: 'You get this email because you confirmed this address and asked for our news.',
    unsubscribe: webLink(links.unsubscribe.page),
    headers: unsubscribeHeaders(webLink(links.unsubscribe.oneClick)),
  });
}

function paragraphsOf(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .map((part) => paragraph(part));
}

function section(title: string, items: readonly Item[], siteUrl: string): Block[] {
  if (items.length === 0) {
    return [];
  }
  const entry = (item: Item): readonly Inline[] => [
    link(item.title, siteLink(siteUrl, item.path as `/${string}`)),
    ...(item.text === '' ? [] : [`: ${item.text}`]),
  ];
  return [heading(title), bullets(...items.map(entry))];
}

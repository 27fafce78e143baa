import { bullets, button, heading, link, paragraph, type Block, type Inline } from '../blocks.ts';
import { mailtoLink, webLink } from '../mail-links.ts';
import { composeMail, unsubscribeHeaders, type RenderedMail } from '../rendered-mail.ts';
import type { MailData, MailLinks } from '../template-data.ts';

type Name = 'law-update';
type ChangedDocument = MailData<Name>['documents'][number];

/** To a buyer whose own copy of a document changes. One email tells of all documents of a day. */
export function lawUpdate({ documents }: MailData<Name>, links: MailLinks<Name>): RenderedMail {
  const [first] = documents;
  const isOne = documents.length === 1;
  return composeMail({
    subject:
      isOne && first ? `A change in your ${first.title}` : `Changes in ${documents.length} of your documents`,
    title: isOne ? 'A change reaches your document' : 'Changes reach your documents',
    preheader: 'We compared your own copy: this is what is different for you.',
    blocks: [
      paragraph(
        'We compared your own copy, filled with your answers, with what is right now. It is different for you here:',
      ),
      ...documents.flatMap(describe),
      button('Open my documents', webLink(links.files)),
      paragraph(
        'Questions? Write to ',
        link(links.supportEmail, mailtoLink(links.supportEmail)),
        ' and a person answers.',
      ),
    ],
    reason: 'You get this email because you bought these documents and a change reaches your copy.',
    unsubscribe: webLink(links.unsubscribe.page),
    headers: unsubscribeHeaders(webLink(links.unsubscribe.oneClick)),
  });
}

function describe({ title, fromVersion, toVersion, hasNewText, reason, facts }: ChangedDocument): Block[] {
  return [
    heading(title),
    ...(reason === '' ? [] : [paragraph(reason)]),
    ...(facts.length === 0 ? [] : [bullets(...facts.map(describeFact))]),
    paragraph(
      hasNewText
        ? fromVersion === toVersion
          ? `A corrected text of version ${toVersion} is ready.`
          : `Version ${toVersion} is ready. It replaces version ${fromVersion}.`
        : 'The text of the document is still the same. Check this point before you use your copy.',
    ),
  ];
}

function describeFact({ before, after, source }: ChangedDocument['facts'][number]): Inline[] {
  return [
    after.statement,
    ...(before.statement === after.statement ? [] : [` Before: ${before.statement}`]),
    ...(source ? [' ', link('Source', webLink(source))] : []),
  ];
}

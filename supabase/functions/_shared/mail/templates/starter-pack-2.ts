import { link, paragraph, steps, strong } from '../blocks.ts';
import { greeting } from '../greeting.ts';
import { mailtoLink, siteLink, webLink } from '../mail-links.ts';
import { composeMail, unsubscribeHeaders, type RenderedMail } from '../rendered-mail.ts';
import type { MailData, MailLinks } from '../template-data.ts';

type Name = 'starter-pack-2';

/** 48 hours later, unless the reader has bought or unsubscribed by then. The steps are those of the pack's own plan. */
export function starterPack2(data: MailData<Name>, links: MailLinks<Name>): RenderedMail {
  return composeMail({
    subject: 'How to roll out a policy in seven steps',
    title: 'Roll out a policy in seven steps',
    preheader: 'From a draft to signed copies, with dates you can count back.',
    blocks: [
      paragraph(greeting(data.name)),
      paragraph(
        'A policy works when people have read it, managers can explain it and you can show who got it. This is the short version of the plan in your free pack. Day 0 is the day the policy takes effect.',
      ),
      steps(
        [
          strong('Name it, 45 days before. '),
          'One sentence on what changes, one owner, and a list of what it replaces.',
        ],
        [
          strong('Fill it in, 38 days before. '),
          'No blanks left. Try the draft on three real cases from last year.',
        ],
        [
          strong('Check and approve, 30 days before. '),
          'Compare it with your state agency’s current page, the handbook and your benefit plans. Have a lawyer read anything on pay, leave or discipline.',
        ],
        [strong('Brief managers, 21 days before. '), 'Thirty minutes, one easy case and one hard case.'],
        [strong('Announce, 14 days before. '), 'Send it, post it, and reach people on leave at home.'],
        [
          strong('Collect signatures, until the day before. '),
          'Remind after a week, then talk in person. Log each one in the tracker.',
        ],
        [
          strong('Go live, and look back. '),
          'Remove the old version everywhere. After 30 and 90 days, ask each manager for one case.',
        ],
      ),
      paragraph(
        'The full plan, with the announcement and the sign-off sheet, is on ',
        link('the page of your free pack', siteLink(links.siteUrl, '/free-resources/thanks')),
        '.',
      ),
      paragraph(
        'If you would rather not start from a blank page, our ',
        link('policy templates', siteLink(links.siteUrl, '/templates')),
        ' come with the text already written for Minnesota and Wisconsin.',
      ),
      paragraph(
        'This was the last email about the pack. Questions are welcome at ',
        link(links.supportEmail, mailtoLink(links.supportEmail)),
        '.',
      ),
    ],
    reason: 'You get this email because you asked for the starter pack and confirmed this address.',
    unsubscribe: webLink(links.unsubscribe.page),
    headers: unsubscribeHeaders(webLink(links.unsubscribe.oneClick)),
  });
}

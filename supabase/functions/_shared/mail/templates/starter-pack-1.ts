import { bullets, button, heading, link, paragraph, strong } from '../blocks.ts';
import { greeting } from '../greeting.ts';
import { mailtoLink, siteLink, webLink } from '../mail-links.ts';
import { composeMail, unsubscribeHeaders, type RenderedMail } from '../rendered-mail.ts';
import type { MailData, MailLinks } from '../template-data.ts';

type Name = 'starter-pack-1';

/** The pack, at once after the confirmation. */
export function starterPack1(data: MailData<Name>, links: MailLinks<Name>): RenderedMail {
  return composeMail({
    subject: 'Your Payroll & HR Starter Pack',
    title: 'Here is your free pack',
    preheader: 'Four documents, and how to put each one to work this week.',
    blocks: [
      paragraph(greeting(data.name)),
      paragraph(
        'Your pack is ready. The page below has all four documents as PDF, Word and Markdown, and one ZIP with everything. You can come back to it as often as you like.',
      ),
      button('Open the free pack', siteLink(links.siteUrl, '/free-resources/thanks')),
      heading('How to use each one'),
      bullets(
        [
          strong('Undated Payroll Calendar. '),
          'Enter your paydays once. The sheet works out when timesheets are due, when managers approve and when payroll goes in.',
        ],
        [
          strong('New Employee Onboarding Checklist. '),
          'Copy it for each new hire on the day the offer is signed, and put one name beside every task.',
        ],
        [
          strong('Roll Out a Policy in Seven Steps. '),
          'Pick your effective date and count back. The announcement and the reminder are written for you.',
        ],
        [
          strong('Employee Acknowledgment Tracker. '),
          'One row for each employee and policy version. It shows who is overdue, so you chase only those.',
        ],
      ),
      paragraph(
        'Short on time? Start with the payroll calendar. It takes about ten minutes and helps with the next pay run already.',
      ),
      paragraph(
        'If you have just confirmed your address, one more email follows in two days: how to roll out a policy step by step. If anything does not open, write to ',
        link(links.supportEmail, mailtoLink(links.supportEmail)),
        ' and a person answers.',
      ),
    ],
    reason: 'You get this email because you asked for the starter pack and confirmed this address.',
    unsubscribe: webLink(links.unsubscribe.page),
    headers: unsubscribeHeaders(webLink(links.unsubscribe.oneClick)),
  });
}

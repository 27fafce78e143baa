import { companyRoleRights } from '../../contracts/company-roles.ts';
import { isPlainName } from '../../contracts/plain-name.ts';
import { button, link, paragraph } from '../blocks.ts';
import { mailtoLink, webLink } from '../mail-links.ts';
import { composeMail, type RenderedMail } from '../rendered-mail.ts';
import type { MailData, MailLinks } from '../template-data.ts';

type Name = 'company-invitation';

/** An owner of a company asks somebody to work on it. */
export function companyInvitation(data: MailData<Name>, links: MailLinks<Name>): RenderedMail {
  const company = isPlainName(data.company) ? data.company : 'a company';
  return composeMail({
    subject: 'You are invited to work on a company’s documents',
    title: 'You are invited',
    preheader: 'Accept within 7 days.',
    blocks: [
      paragraph(
        `${data.inviter ?? 'An owner'} invites you to ${company} as ${data.role}: somebody who ${companyRoleRights[data.role]}.`,
      ),
      button('See the invitation', webLink(links.accept)),
      paragraph(
        'The link opens a page with one button. Sign in there with this address, or make an account with it. The invitation holds for 7 days.',
      ),
      paragraph(
        'If you do not know the sender, do nothing: without your click you are not part of anything. Questions? Write to ',
        link(links.supportEmail, mailtoLink(links.supportEmail)),
        '.',
      ),
    ],
    reason: 'You get this email because somebody entered this address in the account of a company.',
  });
}

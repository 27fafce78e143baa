import { button, link, paragraph, strong, type Block } from '../blocks.ts';
import { mailtoLink, siteLink } from '../mail-links.ts';
import { composeMail, type RenderedMail } from '../rendered-mail.ts';
import type { MailData, MailLinks } from '../template-data.ts';

type Name = 'account-changed';

/** Sent to the address that the account had at the change. */
export function accountChanged(data: MailData<Name>, links: MailLinks<Name>): RenderedMail {
  const support = link(links.supportEmail, mailtoLink(links.supportEmail));
  if (data.change === 'recovery-code') {
    return usedRecoveryCode(links, support);
  }
  return data.change === 'password' ? newPassword(links, support) : newAddress(data.newEmail, support);
}

type Inline = ReturnType<typeof link>;

function newPassword(links: MailLinks<Name>, support: Inline): RenderedMail {
  const blocks: readonly Block[] = [
    paragraph('The password of your account was changed. If that was you, there is nothing to do.'),
    paragraph(
      'If it was not you, choose another password now: open the page, choose Sign In and then “Forgot your password?”. After that, sign out all devices under Security. If you cannot get in, write to ',
      support,
      '.',
    ),
    button('Open my account', siteLink(links.siteUrl, '/account?tab=security')),
  ];
  return composeMail({
    subject: 'Your password was changed',
    title: 'Your password was changed',
    preheader: 'If that was you, there is nothing to do.',
    blocks: [...blocks],
    reason: 'You get this email because this is the address of your account.',
  });
}

function usedRecoveryCode(links: MailLinks<Name>, support: Inline): RenderedMail {
  return composeMail({
    subject: 'A recovery code was used for your account',
    title: 'A recovery code was used',
    preheader: 'Your authenticator app was removed.',
    blocks: [
      paragraph(
        'Somebody signed in to your account and entered one of its recovery codes. The authenticator app was removed, and all other devices were signed out. If that was you, set up the app again under Security; it comes with new recovery codes.',
      ),
      paragraph(
        'If it was not you, somebody has your codes and your password or your mailbox. Choose another password now, which also ends the codes that are left, and write to ',
        support,
        '.',
      ),
      button('Open my account', siteLink(links.siteUrl, '/account?tab=security')),
    ],
    reason: 'You get this email because this is the address of your account.',
  });
}

function newAddress(newEmail: string, support: Inline): RenderedMail {
  return composeMail({
    subject: 'The email address of your account was changed',
    title: 'Your email address was changed',
    preheader: 'From now on, your account has another address.',
    blocks: [
      paragraph(
        'From now on, the address of your account is ',
        strong(newEmail),
        '. You sign in with it, and our emails go there. If you changed it, there is nothing to do.',
      ),
      paragraph('If it was not you, write to ', support, ' at once, from this address. We will help you.'),
    ],
    reason: 'You get this email because this was the address of your account until now.',
  });
}

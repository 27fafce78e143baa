import { findState } from '../../law/states.ts';
import { button, link, paragraph } from '../blocks.ts';
import { greeting } from '../greeting.ts';
import { mailtoLink, webLink } from '../mail-links.ts';
import { composeMail, type RenderedMail } from '../rendered-mail.ts';
import type { MailData, MailLinks } from '../template-data.ts';

type Name = 'confirm-subscription';

/** The double opt-in. It asks for the confirmation and says what follows, and promotes nothing. */
export function confirmSubscription(data: MailData<Name>, links: MailLinks<Name>): RenderedMail {
  const state = findState(data.wantedState ?? '')?.name;
  return composeMail({
    subject: state
      ? `Confirm your address to hear when we write for ${state}`
      : 'Confirm your email address to get the starter pack',
    title: 'Confirm your email address',
    preheader: 'One button, then the download starts.',
    blocks: [
      paragraph(greeting(data.name)),
      paragraph(
        state
          ? `Somebody, probably you, asked to hear when we have templates for ${state}, and for the Payroll & HR Starter Pack. Please confirm that it was you.`
          : 'Somebody, probably you, asked for the Payroll & HR Starter Pack with this address. Please confirm that it was you.',
      ),
      button('Confirm and download', webLink(links.confirm)),
      paragraph(
        'The link opens a page with one button. Press it and the download of the whole pack starts. The page asks for nothing else. We then send you two emails about using the pack, and once a month what changed in the law. Every one of them has an unsubscribe link.',
      ),
      paragraph(
        // Who is on the list already is asked about a state too, and stays on it without a click.
        `If you did not ask for it, do nothing. ${state ? 'Without your click nothing changes.' : 'Without your click you get no further mail from us.'} Questions? Write to `,
        link(links.supportEmail, mailtoLink(links.supportEmail)),
        '.',
      ),
    ],
    reason: 'You get this email because this address was entered in our starter pack form.',
  });
}

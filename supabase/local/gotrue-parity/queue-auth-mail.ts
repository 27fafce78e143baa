import { readAuthMessage } from '../../functions/_shared/mail/auth-mail.ts';
import { mailCause } from './mail-cause.ts';
import type { AuthMail, Query } from './mail-codes.ts';

/** Every mail of the account service goes through the queue like all others, counted once. One beyond its limit is not sent. */
export async function queueAuthMail(query: Query, mail: AuthMail): Promise<void> {
  const { template, subject, html } = readAuthMessage(mail);
  const { countedFor, network } = mailCause();
  const isCounted = countedFor === mail.to.toLowerCase();
  await query('select public.queue_auth_mail($1, $2, $3, $4, $5, $6::boolean, $7)', [
    mail.to,
    template,
    subject,
    html,
    crypto.randomUUID(),
    isCounted,
    network,
  ]);
}

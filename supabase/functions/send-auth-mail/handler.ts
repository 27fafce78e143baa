import {
  databaseError,
  defineFunction,
  jsonResponse,
  type RateLimit,
} from '../_shared/http/define-function.ts';
import { callerNetwork } from '../_shared/http/caller-network.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { readRawMessage, readSigned } from '../_shared/mail/read-signed.ts';
import { hookSchema, mailsOf } from './auth-mails.ts';

const strangers: RateLimit = { bucket: 'auth-mail-stranger', max: 60, windowSeconds: 60 };

/**
 * POST by Supabase Auth, whose Send Email hook this is: the mail goes through the shop's queue and its limits. A refused mail is
 * answered as a sent one is, because Supabase would tell the caller, and only about addresses that it knows.
 */
export const handler = defineFunction(
  { name: 'send-auth-mail', access: 'anybody', methods: ['POST'] },
  async ({ request, context }) => {
    const rawBody = await readRawMessage(request);
    const secret = hookSecrets(context.config.secrets['SEND_EMAIL_HOOK_SECRET']);
    const { headers } = request;
    const message = await readSigned(
      rawBody,
      { headers, secret, sender: 'Supabase Auth', strangers },
      context,
    );
    const call = hookSchema.safeParse(message);
    if (!call.success) {
      throw new HttpError(400, 'invalid_field', 'The call is not as Supabase Auth documents it.');
    }
    const network = callerNetwork(call.data.metadata?.ip_address ?? null);
    const mails = mailsOf(call.data, context.config.siteUrl);
    for (const [index, mail] of mails.entries()) {
      const { error } = await context.service().rpc('queue_auth_mail', {
        recipient: mail.to,
        template: mail.template,
        mail_subject: mail.subject,
        mail_html: mail.html,
        mail_key: `${headers.get('webhook-id') ?? ''}:${index}`,
        ...(network === null ? {} : { network }),
      });
      if (error) {
        throw databaseError(error);
      }
    }
    context.startMailWorker();
    return jsonResponse({});
  },
);

/** Supabase writes its secrets as `v1,whsec_…` and puts a bar between two of them. */
function hookSecrets(setting = ''): string {
  return setting
    .split('|')
    .map((secret) => secret.trim().replace(/^v1,/, ''))
    .join(' ');
}

import { z } from 'zod';
import {
  sequenceMails,
  type EmailSequence,
  type SequenceMail,
  type SequenceMailName,
} from '../_shared/contracts/email-sequences.ts';
import { databaseError, defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { renderMail } from '../_shared/mail/render-mail.ts';
import { readSupportAddress } from '../_shared/mail/support-address.ts';
import { describeMail, mailSource } from '../_shared/mail/template-descriptions.ts';
import { sampleData, sampleLinks } from '../_shared/mail/template-samples.ts';

const bodySchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('read') }),
  z.strictObject({ action: z.literal('send-test'), mail: z.enum(sequenceMails) }),
]);

/** The mails of the starter pack as the mail worker makes them, to be read and copied, and one of them to the owner's own inbox. */
export const handler = defineJsonFunction(
  { name: 'email-sequences', access: 'admin', body: bodySchema },
  async (input, { context, caller }) => {
    if (input.action === 'read') {
      const values = { siteUrl: context.config.siteUrl, supportEmail: await readSupportAddress(context) };
      return jsonResponse({
        mails: sequenceMails.map((name) => showMail(name, values)),
      } satisfies EmailSequence);
    }
    const { data: sentTo, error } = await caller.client.rpc('admin_send_test_mail', {
      mail_template: input.mail,
    });
    if (error) {
      throw databaseError(error);
    }
    context.startMailWorker();
    return jsonResponse({ sentTo });
  },
);

interface ShopValues {
  readonly siteUrl: string;
  readonly supportEmail: string;
}

function showMail(name: SequenceMailName, values: ShopValues): SequenceMail {
  const { title, sentWhen, variables } = describeMail(name);
  const source = mailSource(name, values);
  const preview = renderMail(name, sampleData[name], { ...sampleLinks[name], ...values });
  const known: Readonly<Record<string, string>> = { ...values };
  return {
    name,
    title,
    sentWhen,
    ...source,
    previewHtml: preview.html,
    variables: variables.flatMap(({ name: variable, description, placeholder }) =>
      placeholder === undefined ? [] : [{ placeholder, description, value: known[variable] ?? null }],
    ),
  };
}

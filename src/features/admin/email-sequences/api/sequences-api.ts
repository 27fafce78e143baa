import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { sequenceMails, type EmailSequence, type SequenceMailName } from '@contracts/email-sequences';
import { callAsUser } from '@/lib/supabase/call-as-user';
import { queryRoots } from '@/lib/queries/query-roots';

const sequenceSchema: z.ZodType<EmailSequence> = z.object({
  mails: z.array(
    z.object({
      name: z.enum(sequenceMails),
      title: z.string(),
      sentWhen: z.string(),
      subject: z.string(),
      html: z.string(),
      text: z.string(),
      previewHtml: z.string(),
      variables: z.array(
        z.object({ placeholder: z.string(), description: z.string(), value: z.string().nullable() }),
      ),
    }),
  ),
});

export const sequenceQuery = queryOptions({
  queryKey: [queryRoots.mail, 'sequence'],
  queryFn: async ({ signal }) =>
    sequenceSchema.parse(await callAsUser('email-sequences', { action: 'read' }, signal)),
});

const sentSchema = z.object({ sentTo: z.string() });

/** Sends the email to the signed-in user and returns the address. */
export async function sendTestMail(mail: SequenceMailName): Promise<string> {
  return sentSchema.parse(await callAsUser('email-sequences', { action: 'send-test', mail })).sentTo;
}

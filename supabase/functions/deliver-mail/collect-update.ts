import { z } from 'zod';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError } from '../_shared/http/define-function.ts';
import { unsubscribeLinks } from '../_shared/links/lead-links.ts';
import { orderLink } from '../_shared/links/order-links.ts';
import { MailDeliveryError } from '../_shared/mail/outgoing-mail.ts';
import { changedDocumentSchema } from '../_shared/updates/changed-document.ts';

const updateSchema = z.object({
  licenseId: z.uuid(),
  recipient: z.string(),
  hasAccount: z.boolean(),
  linkIds: z.array(z.uuid()),
  documents: z.array(changedDocumentSchema),
});

/** What an update email tells of, and where its reader finds the documents. */
export async function collectUpdate({ id }: { readonly id: string }, context: FunctionContext) {
  const { data, error } = await context.service().rpc('describe_update_mail', { message_id: id });
  if (error) {
    throw databaseError(error);
  }
  if (data === null) {
    throw new MailDeliveryError('The notice was withdrawn.', { retryable: false });
  }
  const { licenseId, recipient, documents, ...access } = updateSchema.parse(data);
  return {
    data: { documents },
    links: {
      files: await linkToFiles(access, context),
      unsubscribe: await unsubscribeLinks(context, { license: licenseId, recipient }),
    },
  };
}

/** An account's files; else the order, if there is only one; else the page that mails a link to all of them. */
async function linkToFiles(
  { hasAccount, linkIds: [link, ...others] }: Pick<z.infer<typeof updateSchema>, 'hasAccount' | 'linkIds'>,
  context: FunctionContext,
): Promise<string> {
  const { siteUrl } = context.config;
  if (hasAccount) {
    return `${siteUrl}/account?tab=downloads`;
  }
  return link && others.length === 0 ? orderLink(context, link) : `${siteUrl}/find-order`;
}

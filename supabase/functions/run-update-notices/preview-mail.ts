import type { UpdateMailPreview } from '../_shared/contracts/update-notices.ts';
import type { Client, FunctionContext } from '../_shared/http/context.ts';
import { databaseError } from '../_shared/http/define-function.ts';
import { renderMail } from '../_shared/mail/render-mail.ts';
import { readSupportAddress } from '../_shared/mail/support-address.ts';

/** The email of a notice alone, with links that open nothing. */
export async function previewMail(
  context: FunctionContext,
  owner: Client,
  noticeId: string,
): Promise<UpdateMailPreview> {
  const { data, error } = await owner.rpc('admin_update_notice', { notice_id: noticeId });
  if (error) {
    throw databaseError(error);
  }
  const { siteUrl } = context.config;
  const { subject, html } = renderMail(
    'law-update',
    { documents: [data] },
    {
      siteUrl,
      supportEmail: await readSupportAddress(context),
      files: `${siteUrl}/account?tab=downloads`,
      unsubscribe: { page: `${siteUrl}/unsubscribe`, oneClick: `${siteUrl}/unsubscribe` },
    },
  );
  return { subject, html };
}

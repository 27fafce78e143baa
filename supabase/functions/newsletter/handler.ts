import type { NewsletterPreview } from '../_shared/contracts/newsletter.ts';
import { newsletterRequestSchema } from '../_shared/contracts/newsletter-schema.ts';
import { databaseError, defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { unsubscribePreviewLinks } from '../_shared/links/lead-links.ts';
import { renderMail } from '../_shared/mail/render-mail.ts';
import { readSupportAddress } from '../_shared/mail/support-address.ts';

/** An issue as the mail worker makes it, to look at or to the owner's own inbox. */
export const handler = defineJsonFunction(
  { name: 'newsletter', access: 'admin', body: newsletterRequestSchema, maxBytes: 256 * 1024 },
  async (input, { context, caller }) => {
    if (input.action === 'preview') {
      const { subject, html, text } = renderMail('newsletter', input.issue, {
        siteUrl: context.config.siteUrl,
        supportEmail: await readSupportAddress(context),
        unsubscribe: unsubscribePreviewLinks(context),
      });
      return jsonResponse({ subject, html, text } satisfies NewsletterPreview);
    }
    const { data: sentTo, error } = await caller.client.rpc('admin_send_test_newsletter', {
      issue_id: input.id,
    });
    if (error) {
      throw databaseError(error);
    }
    context.startMailWorker();
    return jsonResponse({ sentTo });
  },
);

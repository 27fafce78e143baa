import { contactRequestSchema } from '../_shared/contracts/contact-schema.ts';
import { defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';

/** POST: stores the message and queues the mail to SUPPORT_EMAIL. The same request_id twice is one message. */
export const handler = defineJsonFunction(
  {
    name: 'submit-contact',
    access: 'publishable-key',
    body: contactRequestSchema,
    maxBytes: 32 * 1024,
    rateLimit: { bucket: 'contact', max: 10, windowSeconds: 60 },
  },
  async (input, { context }) => {
    await context.durableRpc('submit_contact_message', {
      message_id: input.request_id,
      sender_name: input.name,
      sender_email: input.email,
      subject: input.subject,
      category: input.category,
      message: input.message,
    });
    context.startMailWorker();
    return jsonResponse({ ok: true });
  },
);

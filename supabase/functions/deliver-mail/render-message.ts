import { z } from 'zod';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError } from '../_shared/http/define-function.ts';
import { renderAuthMail } from '../_shared/mail/auth-mail.ts';
import { renderMail } from '../_shared/mail/render-mail.ts';
import type { RenderedMail } from '../_shared/mail/rendered-mail.ts';
import { collectMailInput, type QueuedMail } from './collect-mail-input.ts';

const authMailSchema = z.object({ subject: z.string(), html: z.string() });

/** Null for a mail of the account system whose code works no longer. */
export async function renderMessage(
  mail: QueuedMail,
  context: FunctionContext,
): Promise<RenderedMail | null> {
  if (!mail.template.startsWith('auth-')) {
    const { data, links } = await collectMailInput(mail, context);
    return renderMail(mail.template, data, links);
  }
  const { data, error } = await context.service().rpc('read_auth_mail', { of_message: mail.id });
  if (error) {
    throw databaseError(error);
  }
  return data === null ? null : renderAuthMail(authMailSchema.parse(data));
}

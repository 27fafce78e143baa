import { z } from 'zod';
import type { Database } from '../_shared/database/database-types.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError } from '../_shared/http/define-function.ts';
import { MailDeliveryError } from '../_shared/mail/outgoing-mail.ts';

type QueuedMail = Database['public']['Tables']['email_messages']['Row'];

/** What an invitation says when its email is sent; one that was withdrawn or accepted in the meantime is not sent. */
export async function readInvitation({ data: queued }: QueuedMail, context: FunctionContext) {
  const { invitationId } = z.object({ invitationId: z.uuid() }).parse(queued);
  const service = context.service();
  const { data, error } = await service
    .from('company_invitations')
    .select('id, token_version, role, invited_by, companies(name)')
    .eq('id', invitationId)
    .is('accepted_at', null)
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  if (!data) {
    throw new MailDeliveryError('The invitation was withdrawn.', { retryable: false });
  }
  const inviter = await service
    .from('profiles')
    .select('email')
    .eq('id', data.invited_by ?? '00000000-0000-0000-0000-000000000000')
    .maybeSingle();
  if (inviter.error) {
    throw databaseError(inviter.error);
  }
  return {
    invitation: data,
    company: data.companies.name,
    role: data.role,
    inviter: inviter.data?.email ?? null,
  };
}

import { z } from 'zod';
import { queuedAuthTemplate, type AuthMailText } from '../_shared/mail/auth-mail.ts';
import { authTemplates } from '../_shared/mail/auth-templates.ts';
import { fillAuthTemplate } from '../_shared/mail/fill-auth-template.ts';
import { layoutHtml } from '../_shared/mail/layout.ts';

const templates = {
  signup: 'confirmation',
  invite: 'invite',
  magiclink: 'magic_link',
  recovery: 'recovery',
  email_change: 'email_change',
  reauthentication: 'reauthentication',
} as const;

type Action = keyof typeof templates;
const isAction = (value: string): value is Action => Object.hasOwn(templates, value);

const text = z.string().max(2000).default('');
const address = z.string().max(254).default('');

/** What Supabase Auth tells its Send Email hook, as far as it is used. */
export const hookSchema = z.object({
  metadata: z.object({ ip_address: text }).optional(),
  user: z.object({ email: address, new_email: address }),
  email_data: z.object({
    // Notices of what has changed, which Supabase can send as well, have no code. The shop writes its own.
    email_action_type: z.string().refine((type) => isAction(type) || type.endsWith('_notification')),
    token: text,
    token_hash: text,
    token_new: text,
    token_hash_new: text,
    redirect_to: text,
  }),
});

type HookCall = z.output<typeof hookSchema>;

export interface HookMail extends AuthMailText {
  readonly to: string;
  readonly template: string;
}

/** The mails that a call asks for: none, one, or two where an address changes. */
export function mailsOf({ user, email_data: asked }: HookCall, siteUrl: string): HookMail[] {
  const action = asked.email_action_type;
  if (!isAction(action)) {
    return [];
  }
  const { email, new_email: newEmail } = user;
  const write = (
    name: keyof typeof authTemplates,
    to: string,
    token: string,
    tokenHash: string,
  ): HookMail => ({
    to,
    template: queuedAuthTemplate(name),
    subject: authTemplates[name].subject,
    html: fillAuthTemplate(layoutHtml(authTemplates[name]), {
      siteUrl,
      redirectTo: asked.redirect_to,
      tokenHash,
      token,
      email,
      newEmail: newEmail || email,
    }),
  });
  if (action !== 'email_change') {
    return [write(templates[action], email, asked.token, asked.token_hash)];
  }
  // An account without an address has nobody else to ask.
  if (asked.token_hash_new === '') {
    return [write('email_change_new', newEmail, asked.token_new || asked.token, asked.token_hash)];
  }
  // Supabase's names are crossed: `token` and `token_hash_new` belong to the present mailbox, `token_new` and `token_hash` to the new.
  return [
    write('email_change', email, asked.token, asked.token_hash_new),
    write('email_change_new', newEmail, asked.token_new, asked.token_hash),
  ];
}

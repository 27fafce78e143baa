import { readFile } from 'node:fs/promises';
import { fillAuthTemplate } from '../../functions/_shared/mail/fill-auth-template.ts';
import type { MailedToken } from './mail-codes.ts';

interface AuthMailOptions {
  readonly siteUrl: string;
  readonly template: Readonly<Record<string, { readonly subject: string; readonly content_path: string }>>;
  send(message: { to: string; subject: string; text: string; html: string }): Promise<void>;
}

export interface AuthMails {
  send(
    template: 'confirmation' | 'email_change' | 'email_change_new',
    to: string,
    token: MailedToken,
    newEmail?: string,
  ): Promise<void>;
}

/** Sends the shop's own templates of Supabase Auth, as lite does for the mails that it sends on its own. */
export function createAuthMails({ siteUrl, template: templates, send }: AuthMailOptions): AuthMails {
  return {
    async send(name, to, token, newEmail = to) {
      const template = templates[name];
      const source = template ? await readFile(template.content_path, 'utf8') : '{{ .Token }}';
      const html = fillAuthTemplate(source, {
        siteUrl,
        redirectTo: siteUrl,
        tokenHash: token.link,
        token: token.code,
        email: to,
        newEmail,
      });
      await send({ to, subject: template?.subject ?? name, text: token.code, html });
    },
  };
}

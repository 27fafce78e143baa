import { readFile } from 'node:fs/promises';
import { sha256Hex } from '../../functions/_shared/links/crypto.ts';
import { escapeHtml } from '../../functions/_shared/mail/escape-html.ts';

interface AuthMailOptions {
  readonly siteUrl: string;
  readonly template: Readonly<Record<string, { readonly subject: string; readonly content_path: string }>>;
  send(message: { to: string; subject: string; text: string; html: string }): Promise<void>;
}

/** A code and the hash that stands for it, in the mail's link and in the account's row: lite's own form. */
export interface MailedToken {
  readonly code: string;
  readonly hash: string;
}

const codeLength = 6;

export async function hashOfCode(address: string, code: string): Promise<string> {
  return sha256Hex(address.toLowerCase() + code);
}

export async function createToken(address: string): Promise<MailedToken> {
  // Rejection keeps every digit equally likely.
  let code = '';
  while (code.length < codeLength) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    code += byte < 250 ? String(byte % 10) : '';
  }
  return { code, hash: await hashOfCode(address, code) };
}

export interface AuthMails {
  send(
    template: 'confirmation' | 'email_change' | 'email_change_new',
    to: string,
    token: MailedToken,
    newEmail?: string,
  ): Promise<void>;
}

/** Sends the shop's own templates of Supabase Auth, as lite does for the mails that it sends by itself. */
export function createAuthMails({ siteUrl, template: templates, send }: AuthMailOptions): AuthMails {
  return {
    async send(name, to, token, newEmail = to) {
      const template = templates[name];
      const source = template ? await readFile(template.content_path, 'utf8') : '{{ .Token }}';
      const values: Readonly<Record<string, string>> = {
        SiteURL: siteUrl,
        RedirectTo: siteUrl,
        TokenHash: token.hash,
        Token: token.code,
        Email: to,
        NewEmail: newEmail,
      };
      const html = source.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (found, variable: string) =>
        escapeHtml(values[variable] ?? found),
      );
      await send({ to, subject: template?.subject ?? name, text: token.code, html });
    },
  };
}

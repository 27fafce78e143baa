import { authTemplates } from './auth-templates.ts';
import { htmlToText } from './html-to-text.ts';
import { layoutHtml } from './layout.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** What lite's `EmailDriver.send` is given. */
interface AuthMessage {
  readonly to: string;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
}

/**
 * A mail of the account system, ready for a transport. lite keeps its own plain text, whose link leads to an address that
 * verifies on GET and is on the site's host, so the text is drawn from the HTML. It has no template of its own for
 * reauthentication either: that mail is recognized by its fixed text.
 */
export function toAuthMail(message: AuthMessage, from: string): OutgoingMail {
  const { subject, html } = withOwnTemplate(message);
  return {
    from,
    to: message.to,
    subject,
    html,
    text: htmlToText(html),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function withOwnTemplate({ subject, text, html }: AuthMessage): { subject: string; html: string } {
  const token = /^Enter this code to continue: (\d{4,10})$/.exec((text ?? '').trim())?.[1];
  if (token === undefined) {
    return { subject, html: html ?? '' };
  }
  const template = authTemplates.reauthentication;
  return { subject: template.subject, html: layoutHtml(template).replaceAll('{{ .Token }}', token) };
}

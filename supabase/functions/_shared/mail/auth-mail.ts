import { authTemplates } from './auth-templates.ts';
import { htmlToText } from './html-to-text.ts';
import { layoutHtml } from './layout.ts';
import type { RenderedMail } from './rendered-mail.ts';

/** What lite's `EmailDriver.send` is given. */
interface AuthMessage {
  readonly to: string;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
}

/** What the queue keeps of a mail of the account system until it is sent. */
export interface AuthMailText {
  readonly subject: string;
  readonly html: string;
}

/** The name of a mail of the account system in the queue, whose limits and order go by it. */
export const queuedAuthTemplate = (name: string) => `auth-${name.replaceAll('_', '-')}`;

/**
 * A mail of lite's, ready for the queue. lite tells no name of its template, so that is found by the subject. It has no template of
 * its own for reauthentication: that mail is recognized by its fixed text.
 */
export function readAuthMessage({
  subject,
  text,
  html,
}: AuthMessage): AuthMailText & { readonly template: string } {
  const token = /^Enter this code to continue: (\d{4,10})$/.exec((text ?? '').trim())?.[1];
  if (token !== undefined) {
    const template = authTemplates.reauthentication;
    return {
      template: queuedAuthTemplate('reauthentication'),
      subject: template.subject,
      html: layoutHtml(template).replaceAll('{{ .Token }}', token),
    };
  }
  const known = Object.entries(authTemplates).find(([, template]) => template.subject === subject);
  return { template: queuedAuthTemplate(known?.[0] ?? 'other'), subject, html: html ?? '' };
}

/** lite's own text has a link that verifies on GET and is on the site's host, so the text is drawn from the HTML. */
export function renderAuthMail({ subject, html }: AuthMailText): RenderedMail {
  return { subject, html, text: htmlToText(html), headers: { 'Auto-Submitted': 'auto-generated' } };
}

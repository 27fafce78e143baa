import { layoutHtml, layoutText, type MailContent } from './layout.ts';
import { cutText, oneLine } from '../contracts/text.ts';
import type { MailHref } from './mail-links.ts';

/** A mail but for its sender and recipient. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly replyTo?: string | undefined;
}

interface Composition extends MailContent {
  readonly subject: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly replyTo?: string;
}

const longestSubject = 180;

export function composeMail({ subject, headers, replyTo, ...content }: Composition): RenderedMail {
  return {
    subject: cutText(oneLine(subject), longestSubject),
    html: layoutHtml(content),
    text: layoutText(content),
    headers: headers ?? automaticHeaders,
    ...(replyTo === undefined ? {} : { replyTo }),
  };
}

/** Tells vacation responders not to answer (RFC 3834, section 5). */
const automaticHeaders = { 'Auto-Submitted': 'auto-generated' } as const;

/**
 * The mail program's own unsubscribe button (RFC 8058): one https address that takes a POST without a cookie, and exactly
 * this value of List-Unsubscribe-Post. Both headers must be covered by the DKIM signature, which is the sender's setup.
 */
export function unsubscribeHeaders(oneClick: MailHref): Readonly<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    ...automaticHeaders,
  };
}

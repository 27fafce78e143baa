import { renderMail } from '../render-mail.ts';
import type { MailTemplateName } from '../template-data.ts';
import { sampleData, sampleLinks } from '../template-samples.ts';

/** A mail as its sample, with what a test changes in it. */
export function render(name: MailTemplateName, data: object = {}, links: object = {}) {
  return renderMail(name, { ...sampleData[name], ...data }, { ...sampleLinks[name], ...links });
}

/** The addresses of all links of a page, in order. */
export function hrefs(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '');
}

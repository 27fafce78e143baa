import { brand, notLegalAdvice } from '../contracts/brand.ts';
import type { Block } from './blocks.ts';
import { blockToHtml } from './blocks-to-html.ts';
import { blockToText } from './blocks-to-text.ts';
import { escapeHtml } from './escape-html.ts';
import type { MailHref } from './mail-links.ts';
import { dark, light, sans, serif } from './theme.ts';

export interface MailContent {
  readonly title: string;
  /** The line that the list of mails shows after the subject. */
  readonly preheader: string;
  readonly blocks: readonly Block[];
  /** Why the reader gets this mail. */
  readonly reason: string;
  /** The page that ends the mails. Marketing mail only. */
  readonly unsubscribe?: MailHref | undefined;
}

/** The plain text version: the same words in the same order. */
export function layoutText({ title, blocks, reason, unsubscribe }: MailContent): string {
  const footer = [
    reason,
    ...(unsubscribe === undefined ? [] : [`Unsubscribe: ${unsubscribe}`]),
    notLegalAdvice,
    brand.postalAddress,
  ];
  const parts = [title, ...blocks.map(blockToText), `-- \n${footer.join('\n')}`];
  return parts.filter((part) => part !== '').join('\n\n') + '\n';
}

/**
 * 600 pixels of tables with inline styles: what Outlook, Gmail and Apple Mail all draw. The conditional comments give
 * Outlook for Windows its fixed width; Supabase Auth strips them, which costs that one program the margins only.
 */
export function layoutHtml({ title, preheader, blocks, reason, unsubscribe }: MailContent): string {
  const footerText = `margin:0 0 8px;font-family:${sans};font-size:13px;line-height:20px;color:${light.quiet};`;
  const unsubscribeLine =
    unsubscribe === undefined
      ? ''
      : `\n<p class="c-quiet" style="${footerText}"><a class="c-link" href="${escapeHtml(unsubscribe)}" style="color:${light.link};text-decoration:underline;">Unsubscribe</a></p>`;
  return `<!doctype html>
<html lang="en" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(title)}</title>
<style>
${styleSheet}
</style>
</head>
<body class="c-page" bgcolor="${light.page}" style="margin:0;padding:0;background-color:${light.page};-webkit-text-size-adjust:100%;">
<div class="preheader" style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:${light.page};">${escapeHtml(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table role="presentation" class="c-page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.page}" style="width:100%;background-color:${light.page};">
<tr><td class="gutter" align="center" style="padding:28px 16px 36px;">
<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;margin:0 auto;">
<tr><td align="left" style="padding:0 4px 16px;">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${brandMark}<td class="c-heading" style="padding-left:10px;font-family:${serif};font-size:20px;line-height:28px;font-weight:bold;color:${light.heading};">${escapeHtml(brand.name)}</td></tr></table>
</td></tr>
<tr><td class="card c-card c-line" align="left" bgcolor="${light.card}" style="padding:36px 40px 28px;border:1px solid ${light.line};border-radius:12px;background-color:${light.card};">
<h1 class="c-heading" style="margin:0 0 18px;font-family:${serif};font-size:26px;line-height:34px;font-weight:bold;color:${light.heading};">${escapeHtml(title)}</h1>
${blocks.map(blockToHtml).join('\n')}
</td></tr>
<tr><td align="left" style="padding:20px 4px 0;">
<p class="c-quiet" style="${footerText}">${escapeHtml(reason)}</p>${unsubscribeLine}
<p class="c-quiet" style="${footerText}">${escapeHtml(notLegalAdvice)}</p>
<p class="c-quiet" style="${footerText}">${escapeHtml(brand.postalAddress)}</p>${addressesOf(blocks)}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

/** The logo without a picture, which many programs would not load: its star as a character on its ground. */
const brandMark = `<td class="mark c-action c-on-action" width="28" height="28" align="center" bgcolor="${light.action}" aria-hidden="true" style="width:28px;height:28px;border-radius:6px;background-color:${light.action};font-family:${sans};font-size:18px;line-height:28px;color:${light.onAction};text-align:center;">&#10022;</td>`;

/** The addresses of the buttons, for readers whose mail program blocks them; long tokens may break anywhere. */
function addressesOf(blocks: readonly Block[]): string {
  const hrefs = blocks.flatMap((block) => (block.kind === 'button' ? [escapeHtml(block.href)] : []));
  if (hrefs.length === 0) return '';
  const links = hrefs.map(
    (href) =>
      `<a class="c-quiet" href="${href}" style="color:${light.quiet};text-decoration:none;">${href}</a>`,
  );
  return `\n<p class="fallback c-quiet" style="margin:12px 0 0;font-family:${sans};font-size:12px;line-height:18px;color:${light.quiet};word-break:break-all;overflow-wrap:anywhere;">Button does not work? Copy this address:<br>${links.join('<br>')}</p>`;
}

function darkRules(prefix: string): string {
  const rule = (name: string, ...declarations: string[]) =>
    `${prefix}.${name}{${declarations.map((declaration) => `${declaration} !important`).join(';')}}`;
  return [
    rule('c-page', `background-color:${dark.page}`),
    rule('c-card', `background-color:${dark.card}`),
    rule('c-inset', `background-color:${dark.inset}`, `color:${dark.text}`),
    rule('c-line', `border-color:${dark.line}`),
    rule('c-heading', `color:${dark.heading}`),
    rule('c-text', `color:${dark.text}`),
    rule('c-quiet', `color:${dark.quiet}`),
    rule('c-link', `color:${dark.link}`),
    rule('c-accent-text', `color:${dark.action}`),
    rule('c-action', `background-color:${dark.action}`),
    rule('c-on-action', `color:${dark.onAction}`),
  ].join('\n');
}

/** Apple Mail and others ask for the dark scheme by the media query, Outlook's apps mark the body with data-ogsc. */
const styleSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.card{padding:26px 20px 20px !important}.gutter{padding:20px 10px 28px !important}}
@media (prefers-color-scheme:dark){
${darkRules('')}
}
${darkRules('[data-ogsc] ')}`;

import type { Block, Fact, Inline } from './blocks.ts';
import { escapeHtml } from './escape-html.ts';
import { light, mono, sans, serif } from './theme.ts';

/**
 * Every color is inline for the light scheme and has a class beside it, through which the layout's style sheet turns
 * it dark. Outlook for Windows draws only tables, so whatever has a ground or a padding is one.
 */
export function blockToHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h2 class="c-heading" style="margin:28px 0 8px;font-family:${serif};font-size:19px;line-height:26px;font-weight:bold;color:${light.heading};">${escapeHtml(block.text)}</h2>`;
    case 'paragraph': {
      const [name, color, size] = block.quiet
        ? ['c-quiet', light.quiet, '14px;line-height:22px']
        : ['c-text', light.text, '16px;line-height:26px'];
      return `<p class="${name}" style="margin:0 0 16px;font-family:${sans};font-size:${size};color:${color};">${inlineToHtml(block.content)}</p>`;
    }
    case 'button':
      return buttonToHtml(block.label, block.href);
    case 'list':
      return listToHtml(block.items, block.ordered);
    case 'facts':
      return factsToHtml(block.rows);
    case 'code':
      return inset(
        `<span style="font-family:${mono};font-size:30px;line-height:40px;letter-spacing:6px;font-weight:bold;">${escapeHtml(block.text)}</span>`,
        'center',
      );
    case 'picture':
      return pictureToHtml(block);
    case 'quote':
      return inset(
        `<span style="font-family:${sans};font-size:16px;line-height:26px;">${escapeHtml(block.text).replace(/\r\n|\r|\n/g, '<br>')}</span>`,
        'left',
      );
  }
}

function inlineToHtml(content: readonly Inline[]): string {
  return content
    .map((part) => {
      if (typeof part === 'string') return escapeHtml(part);
      if (part.kind === 'strong') return `<strong>${escapeHtml(part.text)}</strong>`;
      return `<a class="c-link" href="${escapeHtml(part.href)}" style="color:${light.link};text-decoration:underline;">${escapeHtml(part.label)}</a>`;
    })
    .join('');
}

/** On a narrow screen it shrinks with its page; the words in its place are set as small print. */
function pictureToHtml({ src, alt, size }: Extract<Block, { kind: 'picture' }>): string {
  return `<img class="c-line c-quiet" src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${size.width}" height="${size.height}" style="display:block;width:100%;max-width:${size.width}px;height:auto;margin:4px 0 20px;border:1px solid ${light.line};border-radius:4px;font-family:${sans};font-size:14px;line-height:22px;color:${light.quiet};">`;
}

function buttonToHtml(label: string, href: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px;"><tr><td class="c-action" bgcolor="${light.action}" style="border-radius:8px;background-color:${light.action};mso-padding-alt:14px 26px;"><a class="c-on-action" href="${escapeHtml(href)}" style="display:inline-block;padding:14px 26px;font-family:${sans};font-size:16px;line-height:20px;font-weight:600;color:${light.onAction};text-decoration:none;">${escapeHtml(label)}</a></td></tr></table>`;
}

function listToHtml(items: readonly (readonly Inline[])[], ordered: boolean): string {
  const rows = items.map((item, index) => {
    const marker = ordered ? `${index + 1}.` : '&bull;';
    return `<tr><td class="c-accent-text" width="28" valign="top" style="width:28px;padding:0 0 10px;font-family:${sans};font-size:16px;line-height:26px;font-weight:bold;color:${light.action};">${marker}</td><td class="c-text" valign="top" style="padding:0 0 10px;font-family:${sans};font-size:16px;line-height:26px;color:${light.text};">${inlineToHtml(item)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:0 0 10px;">${rows.join('')}</table>`;
}

function factsToHtml(rows: readonly Fact[]): string {
  const lines = rows.map(([label, value, emphasis]) => {
    const [name, color, weight] =
      emphasis === 'sum' ? ['c-text', light.text, 'bold'] : ['c-quiet', light.quiet, 'normal'];
    return `<tr><th class="${name} c-line" scope="row" align="left" valign="top" style="padding:10px 16px 10px 0;border-bottom:1px solid ${light.line};font-family:${sans};font-size:14px;line-height:22px;font-weight:${weight};color:${color};text-align:left;">${escapeHtml(label)}</th><td class="c-text c-line" align="right" valign="top" style="padding:10px 0;border-bottom:1px solid ${light.line};font-family:${sans};font-size:15px;line-height:22px;font-weight:${weight};color:${light.text};text-align:right;word-break:break-word;overflow-wrap:anywhere;">${escapeHtml(value)}</td></tr>`;
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:0 0 22px;border-collapse:collapse;">${lines.join('')}</table>`;
}

function inset(content: string, align: 'center' | 'left'): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:4px 0 20px;"><tr><td class="c-inset c-line" align="${align}" bgcolor="${light.inset}" style="padding:16px 20px;border:1px solid ${light.line};border-radius:8px;background-color:${light.inset};color:${light.text};text-align:${align};word-break:break-word;overflow-wrap:anywhere;">${content}</td></tr></table>`;
}

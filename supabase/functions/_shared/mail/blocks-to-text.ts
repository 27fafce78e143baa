import type { Block, Inline } from './blocks.ts';

const width = 72;

export function blockToText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min(block.text.length, width))}`;
    case 'paragraph':
      return wrap(inlineToText(block.content));
    case 'button':
      return `${block.label}:\n${block.href}`;
    case 'list':
      return block.items
        .map((item, index) => indent(inlineToText(item), block.ordered ? `${index + 1}. ` : '- '))
        .join('\n');
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'code':
      return `    ${block.text}`;
    case 'picture':
      return '';
    case 'quote':
      return block.text
        .split(/\r\n|\r|\n/)
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
  }
}

function inlineToText(content: readonly Inline[]): string {
  return content
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'strong') return part.text;
      const address = part.href.replace(/^mailto:/, '');
      return address === part.label ? part.label : `${part.label} (${address})`;
    })
    .join('');
}

/** Breaks at spaces only, so that an address stays in one piece and can be clicked. */
function wrap(text: string, lineWidth = width): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= lineWidth) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines.join('\n');
}

function indent(text: string, marker: string): string {
  const margin = ' '.repeat(marker.length);
  return marker + wrap(text, width - marker.length).replaceAll('\n', `\n${margin}`);
}

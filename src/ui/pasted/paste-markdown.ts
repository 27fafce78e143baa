import type { ClipboardEvent as ReactClipboardEvent } from 'react';
import { cutText } from '@contracts/text';
import { tellCut } from './watch-long-pastes';

/** How a field shows text, and what it has around the place of the paste. */
interface Place {
  readonly before: string;
  readonly after: string;
  /** A line ends where it is ended, as in a customer's own text; elsewhere Markdown wants a mark for that. */
  readonly keepsLines: boolean;
}

/** What a field for Markdown gets of a clipboard, once the place for it is known. */
export type Paste = (placeOf: () => Place) => Promise<string>;

const structure =
  /<(?:h[1-6]|li|table|blockquote|hr|b|strong|i|em|s|strike|del|a\s[^>]*href)\b|mso-list|role="heading"|font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic/i;
/** Editors of code copy the look of the code: its text is meant. */
const isCode = /^(?:\s|<(?:!|\/?head|html|body|meta)[^>]*>)*<(?:pre\b|div[^>]*white-space:\s*pre;)/i;

/** A paste that is more than plain text; null for what the browser inserts right without help. */
export function formattedPaste(clipboard: DataTransfer | null): Paste | null {
  const html = clipboard?.getData('text/html') ?? '';
  const plain = clipboard?.getData('text/plain') ?? '';
  if (!structure.test(html) || isCode.test(html)) return null;
  return async (placeOf) => {
    try {
      const { pastedMarkdown } = await import('./pasted-markdown');
      const { before, after, keepsLines } = placeOf();
      const { markdown, isBlock } = pastedMarkdown(html, { keepsLines });
      if (markdown === '') return plain;
      return isBlock ? `${gapAfter(before)}${markdown}${gapBefore(after)}` : markdown;
    } catch {
      // Without the code for it the words come all the same.
      return plain;
    }
  };
}

const gapAfter = (before: string): string =>
  before.trim() === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
const gapBefore = (after: string): string =>
  after.trim() === '' || after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';

/** `onPaste` of every field in which customers write Markdown. */
export function pasteMarkdown(event: ReactClipboardEvent<HTMLTextAreaElement>): void {
  const paste = formattedPaste(event.clipboardData);
  if (!paste) return;
  event.preventDefault();
  const field = event.currentTarget;
  const placeOf = () => ({
    before: field.value.slice(0, field.selectionStart),
    after: field.value.slice(field.selectionEnd),
    keepsLines: true,
  });
  void paste(placeOf).then((text) => field.isConnected && insertText(field, text));
}

/** Deprecated, and the one way to insert text that the browser's undo takes back. */
interface TextCommands {
  execCommand?: (command: 'insertText', showsUi: boolean, text: string) => boolean;
}

function insertText(field: HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd, maxLength, value } = field;
  const room = maxLength < 0 ? text.length : maxLength - value.length + (selectionEnd - selectionStart);
  const kept = cutText(text, Math.max(0, room));
  if (kept.length < text.length) tellCut(maxLength);
  field.focus();
  const commands: TextCommands = document;
  if (commands.execCommand?.('insertText', false, kept)) return;
  field.setRangeText(kept, selectionStart, selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: kept }));
}

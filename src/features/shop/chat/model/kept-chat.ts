import { isRecord, readStored, writeStored } from '@/lib/browser/safe-storage';
import type { ChatMessage } from './chat-answer';

const key = 'support_chat';
/** In a text, and in the query of a link, where a plus is a space. */
const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:[\w.-]|%2B)+%40[\w-]+(?:\.[\w-]+)+/g;

const isMessage = (value: unknown): value is ChatMessage =>
  isRecord(value) &&
  ['id', 'type', 'content'].every((name) => typeof value[name] === 'string') &&
  Array.isArray(value['links']) &&
  value['links'].every((link) => isRecord(link) && /^\/(?!\/)/.test(String(link['to'])));

/** The conversation of this tab, over all pages that it shows. */
export const readChat = (): readonly ChatMessage[] =>
  readStored(key, (value) => (Array.isArray(value) ? value.filter(isMessage) : null), 'session') ?? [];

/** Email addresses do not stay in the browser's storage. */
export function keepChat(messages: readonly ChatMessage[]): void {
  const text = JSON.stringify(messages).replace(address, '[email address]');
  writeStored(key, JSON.parse(text), 'session');
}

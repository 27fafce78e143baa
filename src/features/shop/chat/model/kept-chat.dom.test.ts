import { beforeEach, expect, it } from 'vitest';
import { keepChat, readChat } from './kept-chat';
import type { ChatMessage } from './chat-answer';

beforeEach(() => sessionStorage.clear());

const message = (content: string, links: ChatMessage['links'] = []): ChatMessage => ({
  id: '1',
  type: 'user',
  content,
  timestamp: 1,
  links,
});

it('keeps the conversation in this tab, without the addresses in it', () => {
  const link = { to: '/contact?message=I+am+ann%40example.com+and+new', label: 'Ask a person' };
  keepChat([message('I am ann@example.com and new', [link])]);
  expect(readChat()).toEqual([
    message('I am [email address] and new', [
      { to: '/contact?message=I+am+[email address]+and+new', label: 'Ask a person' },
    ]),
  ]);
  expect(localStorage).toHaveLength(0);
});

it.each([
  'nothing',
  '{}',
  '[{"id":"1"}]',
  '[null]',
  '[{"id":"1","type":"bot","content":"","links":[{"to":"//evil.example"}]}]',
])('is empty where the storage holds %s', (text) => {
  sessionStorage.setItem('support_chat', text);
  expect(readChat()).toEqual([]);
});

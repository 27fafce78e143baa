import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatAnswer, ChatMessage, FoundLinks } from './chat-answer';
import { fallbackAnswer, findAnswer, greeting } from './intents';
import { keepChat, readChat } from './kept-chat';

const shortestDelayMs = 1000;
const longestDelayMs = 2000;
/** The limit for a search. After it the answer only links to a person. */
const searchPatienceMs = 4000;
const mostArticles = 3;

/** Searches for articles about a question. */
export type SearchArticles = (question: string) => Promise<FoundLinks>;

export interface Chat {
  readonly messages: readonly ChatMessage[];
  readonly isTyping: boolean;
  /** Returns false for blank messages and while an answer is being typed, which are not sent. */
  readonly send: (text: string) => boolean;
}

const begin = (): readonly ChatMessage[] => {
  const kept = readChat();
  const now = Date.now();
  const greets: ChatMessage = { id: String(now), type: 'bot', content: greeting, timestamp: now, links: [] };
  return kept.length > 0 ? kept : [greets];
};

/** A conversation with the automated assistant: a greeting, then a delayed answer to each message. It goes on over all pages. */
export function useChat(search: SearchArticles): Chat {
  const [messages, setMessages] = useState(begin);
  const last = messages[messages.length - 1];
  const lastId = useRef(Number(last?.id));
  const write = useCallback((type: ChatMessage['type'], { text, links }: ChatAnswer): ChatMessage => {
    const timestamp = Date.now();
    lastId.current = Math.max(timestamp, lastId.current + 1);
    return { id: String(lastId.current), type, content: text, timestamp, links };
  }, []);
  // Also one that was asked on the page before, and left while its answer was on its way.
  const question = last?.type === 'user' ? last.content : null;
  // State only updates on the next render, and a question may be pressed twice before that.
  const isAnswering = useRef(question !== null);

  useEffect(() => {
    // A single greeting need not be kept.
    if (messages.length > 1) keepChat(messages);
  }, [messages]);

  useEffect(() => {
    if (question === null) return;
    let isOver = false;
    const reply = (answer: ChatAnswer) => {
      if (isOver) return;
      isAnswering.current = false;
      const message = write('bot', answer);
      setMessages((known) => [...known, message]);
    };
    const known = findAnswer(question);
    const found = known ? null : searchFor(question, search);
    const delay = shortestDelayMs + Math.random() * (longestDelayMs - shortestDelayMs);
    const timer = window.setTimeout(() => {
      if (known) {
        reply(known);
      } else {
        void found?.then((articles) => reply(fallbackAnswer(question, articles)));
      }
    }, delay);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [question, search, write]);

  const send = (text: string) => {
    const content = text.trim();
    if (content === '' || isAnswering.current) {
      return false;
    }
    isAnswering.current = true;
    const message = write('user', { text: content, links: [] });
    setMessages((known) => [...known, message]);
    return true;
  };
  return { messages, isTyping: question !== null, send };
}

const nothingFound: FoundLinks = { links: [], correctedTo: null };

/** Never fails and never takes long: without a response there are no articles. */
async function searchFor(question: string, search: SearchArticles): Promise<FoundLinks> {
  const tooLate = new Promise<FoundLinks>((resolve) => {
    window.setTimeout(() => resolve(nothingFound), searchPatienceMs);
  });
  const found = await Promise.race([search(question).catch(() => nothingFound), tooLate]);
  return { ...found, links: found.links.slice(0, mostArticles) };
}

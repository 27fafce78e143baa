import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatAnswer, ChatMessage, SiteFindings } from './chat-answer';
import { findAnswer, greeting, searchedAnswer } from './intents';
import { keepChat, readChat } from './kept-chat';

const shortestDelayMs = 1000;
const longestDelayMs = 2000;
/** The limit for a search. After it the answer only links to a person. */
const searchPatienceMs = 4000;

/** Searches the site for a question. */
export type SearchSite = (question: string) => Promise<SiteFindings>;

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
export function useChat(search: SearchSite, priceList: string): Chat {
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
    const known = findAnswer(question, priceList);
    const found = known ? null : searchFor(question, search);
    const delay = shortestDelayMs + Math.random() * (longestDelayMs - shortestDelayMs);
    const timer = window.setTimeout(() => {
      if (known) {
        reply(known);
      } else {
        void found?.then((findings) => reply(searchedAnswer(question, findings)));
      }
    }, delay);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [question, search, priceList, write]);

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

const nothingFound: SiteFindings = { found: [], isCorrected: false };

/** Never fails and never takes long: without a response nothing was found. */
function searchFor(question: string, search: SearchSite): Promise<SiteFindings> {
  const tooLate = new Promise<SiteFindings>((resolve) => {
    window.setTimeout(() => resolve(nothingFound), searchPatienceMs);
  });
  return Promise.race([search(question).catch(() => nothingFound), tooLate]);
}

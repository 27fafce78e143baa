import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatAnswer, SiteFindings } from './chat-answer';
import { findAnswer, greeting, searchedAnswer } from './intents';

export interface ChatMessage {
  /** The time of the message as text. Unique, because it is the key. */
  readonly id: string;
  readonly type: 'bot' | 'user';
  readonly content: string;
  readonly timestamp: number;
  readonly links: ChatAnswer['links'];
}

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

/** A conversation with the automated assistant: a greeting, then a delayed answer to each message. */
export function useChat(search: SearchSite, priceList: string): Chat {
  const [opening] = useState(Date.now);
  const lastId = useRef(opening);
  const write = useCallback((type: ChatMessage['type'], { text, links }: ChatAnswer): ChatMessage => {
    const timestamp = Date.now();
    lastId.current = Math.max(timestamp, lastId.current + 1);
    return { id: String(lastId.current), type, content: text, timestamp, links };
  }, []);
  const [messages, setMessages] = useState<readonly ChatMessage[]>(() => [
    { id: String(opening), type: 'bot', content: greeting, timestamp: opening, links: [] },
  ]);
  const [isTyping, setIsTyping] = useState(false);
  // State only updates on the next render, and a question may be pressed twice before that.
  const isAnswering = useRef(false);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const reply = (answer: ChatAnswer) => {
    const message = write('bot', answer);
    setMessages((known) => [...known, message]);
    isAnswering.current = false;
    setIsTyping(false);
  };

  const send = (text: string) => {
    const content = text.trim();
    if (content === '' || isAnswering.current) {
      return false;
    }
    const question = write('user', { text: content, links: [] });
    setMessages((known) => [...known, question]);
    isAnswering.current = true;
    setIsTyping(true);
    const known = findAnswer(content, priceList);
    const found = known ? null : searchFor(content, search);
    const delay = shortestDelayMs + Math.random() * (longestDelayMs - shortestDelayMs);
    timer.current = window.setTimeout(() => {
      if (known) {
        reply(known);
      } else {
        void found?.then((findings) => reply(searchedAnswer(content, findings)));
      }
    }, delay);
    return true;
  };
  return { messages, isTyping, send };
}

const nothingFound: SiteFindings = { found: [], isCorrected: false };

/** Never fails and never takes long: without a response nothing was found. */
function searchFor(question: string, search: SearchSite): Promise<SiteFindings> {
  const tooLate = new Promise<SiteFindings>((resolve) => {
    window.setTimeout(() => resolve(nothingFound), searchPatienceMs);
  });
  return Promise.race([search(question).catch(() => nothingFound), tooLate]);
}

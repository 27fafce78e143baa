import { useCallback, useEffect, useRef, useState } from 'react';
import { findAnswer, greeting, type ChatAnswer } from './intents';

export interface ChatMessage {
  /** The time at which it was written, as text; never the same twice. */
  readonly id: string;
  readonly type: 'bot' | 'user';
  readonly content: string;
  readonly timestamp: number;
  readonly article: ChatAnswer['article'];
}

const shortestDelayMs = 1000;
const longestDelayMs = 2000;

export interface Chat {
  readonly messages: readonly ChatMessage[];
  readonly isTyping: boolean;
  /** Blank messages, and messages while the answer is being typed, are not sent: false. */
  readonly send: (text: string) => boolean;
}

/** A conversation with the automated assistant: the greeting first, then an answer to each message after a moment. */
export function useChat(): Chat {
  const [opening] = useState(Date.now);
  const lastId = useRef(opening);
  const write = useCallback((type: ChatMessage['type'], { text, article }: ChatAnswer): ChatMessage => {
    const timestamp = Date.now();
    lastId.current = Math.max(timestamp, lastId.current + 1);
    return { id: String(lastId.current), type, content: text, timestamp, article };
  }, []);
  const [messages, setMessages] = useState<readonly ChatMessage[]>(() => [
    { id: String(opening), type: 'bot', content: greeting, timestamp: opening, article: null },
  ]);
  const [isTyping, setIsTyping] = useState(false);
  // The panel hears of it only when it is drawn anew, and a question may be pressed twice before that.
  const isAnswering = useRef(false);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const send = (text: string) => {
    const content = text.trim();
    if (content === '' || isAnswering.current) {
      return false;
    }
    const question = write('user', { text: content, article: null });
    setMessages((known) => [...known, question]);
    isAnswering.current = true;
    setIsTyping(true);
    const delay = shortestDelayMs + Math.random() * (longestDelayMs - shortestDelayMs);
    timer.current = window.setTimeout(() => {
      const answer = write('bot', findAnswer(content));
      setMessages((known) => [...known, answer]);
      isAnswering.current = false;
      setIsTyping(false);
    }, delay);
    return true;
  };
  return { messages, isTyping, send };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatAnswer, ChatMessage, SiteFindings } from './chat-answer';
import { findAnswer, greeting, searchedAnswer, unreachableAnswer } from './intents';
import { keepChat, readChat } from './kept-chat';

const shortestDelayMs = 1000;
const longestDelayMs = 2000;
/** How long a search may take, counted in turns: the time in which the machine itself stood still is not the search's. */
const patienceTurns = 10;
const turnMs = 1000;

/** Searches the site for a question. */
export type SearchSite = (question: string) => Promise<SiteFindings>;

export interface Chat {
  readonly messages: readonly ChatMessage[];
  readonly isTyping: boolean;
  /** It takes longer than an answer should: the search is on its way. */
  readonly isLooking: boolean;
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
  const [isLooking, setIsLooking] = useState(false);

  useEffect(() => {
    // A single greeting need not be kept.
    if (messages.length > 1) keepChat(messages);
  }, [messages]);

  useEffect(() => {
    if (question === null) return;
    let isOver = false;
    const reply = (content: ChatAnswer) => {
      if (isOver) return;
      isAnswering.current = false;
      setIsLooking(false);
      const message = write('bot', content);
      setMessages((known) => [...known, message]);
    };
    let answer = findAnswer(question, priceList);
    const searched = answer ? null : searchFor(question, search).then((found) => (answer = found));
    const delay = shortestDelayMs + Math.random() * (longestDelayMs - shortestDelayMs);
    const timer = window.setTimeout(() => {
      if (answer) {
        reply(answer);
      } else {
        setIsLooking(true);
        void searched?.then(reply);
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
  return { messages, isTyping: question !== null, isLooking, send };
}

/** Never fails. What it says when it cannot know is that it cannot, not that there is nothing. */
function searchFor(question: string, search: SearchSite): Promise<ChatAnswer> {
  const answer = search(question).then((findings) => searchedAnswer(question, findings));
  const unreachable = () => unreachableAnswer(question);
  return Promise.race([answer, patience().then(unreachable)]).catch(unreachable);
}

async function patience(): Promise<void> {
  for (let turn = 0; turn < patienceTurns; turn += 1) {
    await new Promise((resolve) => window.setTimeout(resolve, turnMs));
  }
}

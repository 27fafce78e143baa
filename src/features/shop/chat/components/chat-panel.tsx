import Send from 'lucide-react/icons/send';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Link } from '@/ui/link';
import { Chip } from '@/ui/chip';
import { IconButton } from '@/ui/icon-button';
import { quickQuestions } from '../model/intents';
import { useChat, type SearchSite } from '../model/use-chat';
import { ChatMessage } from './chat-message';

const maxLength = 1000;

interface ChatPanelProps {
  readonly isOpen: boolean;
  /** Open since an earlier page: it leaves the focus at the start of this one. */
  readonly isKept?: boolean;
  readonly supportEmail: string;
  readonly search: SearchSite;
  /** The PRICE_LIST setting. */
  readonly priceList: string;
  readonly onClose: () => void;
}

/** The support chat. Closing keeps the conversation. */
export function ChatPanel({
  isOpen,
  isKept = false,
  supportEmail,
  search,
  priceList,
  onClose,
}: ChatPanelProps) {
  const { messages, isTyping, isLooking, send } = useChat(search, priceList);
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen && !isKept) {
      input.current?.focus();
    }
  }, [isOpen, isKept]);
  useEffect(() => {
    if (log.current) {
      log.current.scrollTop = log.current.scrollHeight;
      // A short panel, as above the consent banner on a phone, scrolls as well.
      log.current.lastElementChild?.scrollIntoView({ block: 'nearest' });
    }
  }, [messages, isTyping, isLooking, isOpen]);

  const ask = (text: string) => {
    if (send(text)) {
      setDraft('');
      // The pressed button is now disabled or removed.
      input.current?.focus();
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    ask(draft);
  };

  if (!isOpen) {
    return null;
  }
  return (
    // Escape closes the panel from any of its controls: key events bubble up to the panel.
    <section
      role="dialog"
      aria-label="Support Assistant"
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          onClose();
        }
      }}
      className="rise flex max-h-[calc(100dvh-2rem-var(--lift,0px))] w-full scroll-py-18 flex-col overflow-y-auto rounded-lg border border-edge bg-surface shadow"
    >
      <div className="sticky top-0 z-10 flex shrink-0 items-center gap-3 border-b border-hairline bg-surface py-2 pr-2 pl-4">
        <div className="min-w-0 flex-1">
          <h2 className="font-sans text-base font-semibold">Support Assistant</h2>
          <p className="text-sm text-muted">Online - Not Legal Advice</p>
        </div>
        <IconButton label="Close support chat" icon={<X />} onClick={onClose} />
      </div>
      <div
        ref={log}
        role="log"
        aria-label="Conversation"
        // The list scrolls, so it must be focusable.
        tabIndex={0}
        className="flex h-80 shrink-0 flex-col gap-3 overflow-y-auto p-4 focus-visible:outline-offset-[-2px]"
      >
        {messages.map((message) => (
          <ChatMessage key={message.id} message={message} onFollow={onClose} />
        ))}
        {isTyping && (
          <p className="text-sm text-muted">
            {isLooking ? 'Still looking through our pages...' : 'Typing...'}
          </p>
        )}
      </div>
      {messages.length <= 1 && (
        <div role="group" aria-labelledby="chat-questions" className="px-4 pb-3">
          <p id="chat-questions" className="mb-2 text-sm font-semibold text-heading">
            Quick questions
          </p>
          <div className="flex flex-wrap gap-2">
            {quickQuestions.map((question) => (
              <Chip key={question} onClick={() => ask(question)}>
                {question}
              </Chip>
            ))}
          </div>
        </div>
      )}
      <form
        onSubmit={submit}
        className="sticky bottom-0 z-10 flex shrink-0 gap-2 border-t border-hairline bg-surface p-3"
      >
        <input
          ref={input}
          className="control flex-1"
          aria-label="Your question"
          placeholder="Type your question..."
          autoComplete="off"
          maxLength={maxLength}
          value={draft}
          // Not `disabled`: that would move keyboard and screen reader focus out of the conversation.
          readOnly={isTyping}
          aria-disabled={isTyping || undefined}
          onChange={(event) => setDraft(event.target.value)}
        />
        <IconButton
          type="submit"
          label="Send"
          icon={<Send />}
          variant="outline"
          disabled={isTyping || draft.trim() === ''}
        />
      </form>
      <OtherWays supportEmail={supportEmail} onClose={onClose} />
    </section>
  );
}

function OtherWays({ supportEmail, onClose }: Pick<ChatPanelProps, 'supportEmail' | 'onClose'>) {
  return (
    <div className="border-t border-hairline px-4 py-3 text-sm">
      <p className="font-semibold text-heading">Other ways to get help</p>
      <p className="flex flex-wrap gap-x-5">
        <Link className="link inline-flex min-h-9 items-center" to="/knowledge-base" onClick={onClose}>
          Browse Knowledge Base
        </Link>
        {!supportEmail && (
          <Link className="link inline-flex min-h-9 items-center" to="/contact" onClick={onClose}>
            Write to us
          </Link>
        )}
        {supportEmail && (
          <a
            className="link inline-flex min-h-9 items-center"
            href={`mailto:${encodeURIComponent(supportEmail).replace('%40', '@')}?subject=Support%20Request`}
          >
            Email us directly
          </a>
        )}
      </p>
      <p className="mt-1 text-muted">
        Answers are automated and educational only. They are not legal advice.
      </p>
    </div>
  );
}

import { Link } from '@/ui/link';
import { cn } from '@/ui/cn';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { ChatMessage as Message } from '../model/chat-answer';

interface ChatMessageProps {
  readonly message: Message;
  /** Called when the reader follows a link. */
  readonly onFollow: () => void;
}

export function ChatMessage({ message: { type, content, links }, onFollow }: ChatMessageProps) {
  const isUser = type === 'user';
  return (
    <div
      className={cn(
        'max-w-[88%] rounded-lg px-3.5 py-2 text-[0.9375rem] leading-normal wrap-anywhere',
        isUser ? 'ml-auto bg-primary text-on-primary' : 'bg-sunken text-ink',
      )}
    >
      <p className="whitespace-pre-line">
        <VisuallyHidden>{isUser ? 'You: ' : 'Assistant: '}</VisuallyHidden>
        {content}
      </p>
      {links.length > 0 && (
        <ul className="mt-1.5 grid gap-1.5">
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link className="link" to={to} onClick={onFollow}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import MessageCircle from 'lucide-react/icons/message-circle';
import { useRef } from 'react';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { followBottomBar } from '@/ui/bottom-inset';
import type { SupportChatState } from './use-support-chat';

/** The chat and its button: beside the text at every width, so in the margin of a narrow screen. */
export function SupportChat({ isOpen, isKept, arrival, advice, Panel, open, close }: SupportChatState) {
  const isHydrated = useHydrated();
  const launcher = useRef<HTMLButtonElement>(null);

  const closeAndGoBack = () => {
    close();
    // It is visible again only after this render.
    requestAnimationFrame(() => launcher.current?.focus());
  };

  return (
    <div ref={followBottomBar} className="no-print support-chat">
      {Panel && <Panel key={arrival} isOpen={isOpen} isKept={isKept} onClose={closeAndGoBack} />}
      <p role="status" className="rounded bg-surface px-3 py-2 text-sm text-ink shadow empty:hidden">
        {advice && `The chat did not load. ${advice}`}
      </p>
      <button
        ref={launcher}
        type="button"
        hidden={!isHydrated || isOpen}
        aria-label="Open support chat"
        className="support-chat-button"
        onClick={open}
      >
        <MessageCircle className="max-w-full" />
      </button>
    </div>
  );
}

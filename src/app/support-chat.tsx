import MessageCircle from 'lucide-react/icons/message-circle';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { followBottomBar } from '@/ui/bottom-inset';
import type { SupportChatState } from './use-support-chat';

/**
 * The chat and, beside the text of a wide screen, its button. A narrow screen has no room beside the text: a tablet opens it in the
 * header, a phone in the menu.
 */
export function SupportChat({ isOpen, isKept, arrival, advice, Panel, open, close }: SupportChatState) {
  const isHydrated = useHydrated();

  const closeAndGoBack = () => {
    close();
    // It is visible again only after this render.
    requestAnimationFrame(() => {
      // The one that this width shows takes the focus.
      for (const id of ['chat-launcher', 'chat-button', 'menu-button']) {
        const opener = document.getElementById(id);
        opener?.focus();
        if (document.activeElement === opener) return;
      }
    });
  };

  return (
    <div ref={followBottomBar} className="no-print support-chat">
      {Panel && <Panel key={arrival} isOpen={isOpen} isKept={isKept} onClose={closeAndGoBack} />}
      <p role="status" className="rounded bg-surface px-3 py-2 text-sm text-ink shadow empty:hidden">
        {advice && `The chat did not load. ${advice}`}
      </p>
      <button
        id="chat-launcher"
        type="button"
        hidden={!isHydrated || isOpen}
        aria-label="Open support chat"
        className="support-chat-button"
        onClick={open}
      >
        <MessageCircle className="size-6" />
      </button>
    </div>
  );
}

import MessageCircle from 'lucide-react/icons/message-circle';
import { useRef, useState, type ComponentProps, type ComponentType } from 'react';
import type { ChatPanel } from '@/features/shop/chat/components/chat-panel';
import { useSettings } from '@/features/shared/settings/settings-context';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { renewOrFail } from '@/lib/react/load-error';
import { followBottomBar } from './bottom-inset';
import { useAutoHide } from './use-auto-hide';

type Panel = ComponentType<ComponentProps<typeof ChatPanel>>;

/** Loaded with the first question that the chat cannot answer. */
async function searchArticles(question: string) {
  const { findArticles } = await import('@/features/shop/knowledge-base/api/find-articles');
  return findArticles(question);
}

/** The button of the chat. The chat is loaded when a visitor presses it. */
export function SupportChat() {
  const { SUPPORT_EMAIL } = useSettings();
  const isHydrated = useHydrated();
  const place = useRef<HTMLSpanElement>(null);
  const standsAside = useAutoHide(place);
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [Panel, setPanel] = useState<Panel | null>(null);
  const launcher = useRef<HTMLButtonElement>(null);

  const open = async () => {
    try {
      const { ChatPanel: Loaded } = await import('@/features/shop/chat/components/chat-panel').catch(
        renewOrFail,
      );
      setPanel(() => Loaded);
      setIsOpen(true);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  const close = () => {
    setIsOpen(false);
    // It is visible again only after this render.
    requestAnimationFrame(() => launcher.current?.focus());
  };

  return (
    <div ref={followBottomBar} className="no-print support-chat">
      {Panel && (
        <Panel isOpen={isOpen} supportEmail={SUPPORT_EMAIL} search={searchArticles} onClose={close} />
      )}
      <p role="status" className="rounded bg-surface px-3 py-2 text-sm text-ink shadow empty:hidden">
        {hasFailed && 'The chat did not load. Check your connection and try again.'}
      </p>
      <span ref={place}>
        <button
          ref={launcher}
          type="button"
          hidden={!isHydrated || isOpen}
          data-aside={standsAside || undefined}
          aria-label="Open support chat"
          // On a phone it would cover text and controls.
          className="support-chat-button"
          onClick={() => void open()}
        >
          <MessageCircle className="size-6" />
        </button>
      </span>
    </div>
  );
}

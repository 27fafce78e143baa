import MessageCircle from 'lucide-react/icons/message-circle';
import { useRef, useState, type ComponentProps, type ComponentType } from 'react';
import type { ChatPanel } from '@/features/chat/components/chat-panel';
import { useSettings } from '@/features/settings/settings-context';
import { useHydrated } from '@/lib/use-hydrated';
import { followDock } from './dock-height';
import { useStandsAside } from './use-stands-aside';

type Panel = ComponentType<ComponentProps<typeof ChatPanel>>;

/** The round button of the chat; the chat itself is fetched when somebody presses it. */
export function SupportChat() {
  const { SUPPORT_EMAIL } = useSettings();
  const isHydrated = useHydrated();
  const place = useRef<HTMLSpanElement>(null);
  const standsAside = useStandsAside(place);
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [Panel, setPanel] = useState<Panel | null>(null);
  const launcher = useRef<HTMLButtonElement>(null);

  const open = async () => {
    try {
      const { ChatPanel: Loaded } = await import('@/features/chat/components/chat-panel');
      setPanel(() => Loaded);
      setIsOpen(true);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  const close = () => {
    setIsOpen(false);
    // Visible again only after this render.
    requestAnimationFrame(() => launcher.current?.focus());
  };

  return (
    <div ref={followDock} className="no-print support-chat">
      {Panel && <Panel isOpen={isOpen} supportEmail={SUPPORT_EMAIL} onClose={close} />}
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
          // On a phone it would cover the ends of lines, or what can be pressed.
          className="support-chat-button"
          onClick={() => void open()}
        >
          <MessageCircle className="size-6" />
        </button>
      </span>
    </div>
  );
}

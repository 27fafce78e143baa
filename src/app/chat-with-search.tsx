import { ChatPanel } from '@/features/shop/chat/components/chat-panel';
import { useSettings } from '@/features/all/settings/settings-context';
import { searchForChat } from './chat-search';

interface ChatWithSearchProps {
  readonly isOpen: boolean;
  /** Open since an earlier page of this tab. */
  readonly isKept: boolean;
  readonly onClose: () => void;
}

/** The chat with what it asks the shop for. */
export function ChatWithSearch({ isOpen, isKept, onClose }: ChatWithSearchProps) {
  const { SUPPORT_EMAIL, PRICE_LIST } = useSettings();
  return (
    <ChatPanel
      isOpen={isOpen}
      isKept={isKept}
      supportEmail={SUPPORT_EMAIL}
      priceList={PRICE_LIST}
      search={searchForChat}
      onClose={onClose}
    />
  );
}

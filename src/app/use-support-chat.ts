import { useCallback, useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { readStored, writeStored } from '@/lib/browser/safe-storage';
import { loadAdvice, renewOrFail } from '@/lib/react/load-error';
import type { ChatWithSearch } from './chat-with-search';

const openKey = 'support_chat_open';
const wasOpen = () => readStored(openKey, Boolean, 'session') === true;

export interface SupportChatState {
  readonly isOpen: boolean;
  /** Whether it is open since an earlier page of this tab. */
  readonly isKept: boolean;
  /** Changes when back brings the page again as it was left: the conversation may have gone on. */
  readonly arrival: number;
  /** What helps where the code of the chat did not load. */
  readonly advice: string;
  /** Null until the chat is opened for the first time. */
  readonly Panel: ComponentType<ComponentProps<typeof ChatWithSearch>> | null;
  readonly open: () => void;
  readonly close: () => void;
}

/** The chat's code is loaded when a visitor opens it. */
export function useSupportChat(): SupportChatState {
  const [isOpen, setIsOpen] = useState(false);
  const [isKept, setIsKept] = useState(false);
  const [arrival, setArrival] = useState(0);
  const [advice, setAdvice] = useState('');
  const [Panel, setPanel] = useState<SupportChatState['Panel']>(null);
  const load = useCallback((kept: boolean) => {
    import('./chat-with-search').catch(renewOrFail).then(
      ({ ChatWithSearch: Loaded }) => {
        setPanel(() => Loaded);
        setIsKept(kept);
        setIsOpen(true);
        setAdvice('');
      },
      (error: unknown) => setAdvice(loadAdvice(error)),
    );
  }, []);
  const open = useCallback(() => {
    writeStored(openKey, true, 'session');
    load(false);
  }, [load]);
  const close = useCallback(() => {
    writeStored(openKey, false, 'session');
    setIsOpen(false);
  }, []);

  useEffect(() => {
    const goOn = () => (wasOpen() ? load(true) : setIsOpen(false));
    const followReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setArrival(Date.now());
      goOn();
    };
    if (wasOpen()) load(true);
    window.addEventListener('pageshow', followReturn);
    return () => window.removeEventListener('pageshow', followReturn);
  }, [load]);
  return { isOpen, isKept, arrival, advice, Panel, open, close };
}

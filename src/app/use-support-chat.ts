import { useCallback, useState, type ComponentProps, type ComponentType } from 'react';
import { loadAdvice, renewOrFail } from '@/lib/react/load-error';
import type { ChatWithSearch } from './chat-with-search';

export interface SupportChatState {
  readonly isOpen: boolean;
  /** What helps where the code of the chat did not load. */
  readonly advice: string;
  /** Null until the chat is opened for the first time. */
  readonly Panel: ComponentType<ComponentProps<typeof ChatWithSearch>> | null;
  readonly open: () => void;
  readonly close: () => void;
}

/** The chat's code is loaded when a visitor opens it, by its button or in the menu of a narrow screen. */
export function useSupportChat(): SupportChatState {
  const [isOpen, setIsOpen] = useState(false);
  const [advice, setAdvice] = useState('');
  const [Panel, setPanel] = useState<SupportChatState['Panel']>(null);
  const open = useCallback(() => {
    import('./chat-with-search').catch(renewOrFail).then(
      ({ ChatWithSearch: Loaded }) => {
        setPanel(() => Loaded);
        setIsOpen(true);
        setAdvice('');
      },
      (error: unknown) => setAdvice(loadAdvice(error)),
    );
  }, []);
  const close = useCallback(() => setIsOpen(false), []);
  return { isOpen, advice, Panel, open, close };
}

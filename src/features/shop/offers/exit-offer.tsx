import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import type { ExitDialog } from './components/exit-dialog';
import { dismiss, isDismissed } from './model/dismissal';
import { watchLeaving } from './model/watch-leaving';

export const exitOfferKey = 'exit_intent_dismissed';
const armedAfterMs = 3000;

type DialogComponent = ComponentType<ComponentProps<typeof ExitDialog>>;
interface ExitOfferProps extends Omit<ComponentProps<typeof ExitDialog>, 'onClose'> {
  /** The time when the page was opened. The offer is armed three seconds later. */
  readonly openedAt: number;
}

/** Offers the free pack to a leaving visitor: once per visit, and not for a week after it was closed. */
export function ExitOffer({ openedAt, ...props }: ExitOfferProps) {
  const [Dialog, setDialog] = useState<DialogComponent | null>(null);
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    if (isDismissed(exitOfferKey, Date.now())) {
      return;
    }
    let stopWatching: (() => void) | undefined;
    const timer = window.setTimeout(
      () => {
        stopWatching = watchLeaving(() => {
          stopWatching?.();
          import('./components/exit-dialog').then(
            ({ ExitDialog: Loaded }) => setDialog(() => Loaded),
            // Offline: there is no offer.
            () => undefined,
          );
        });
      },
      Math.max(0, openedAt + armedAfterMs - Date.now()),
    );
    return () => {
      window.clearTimeout(timer);
      stopWatching?.();
    };
  }, [openedAt]);

  if (!Dialog || isOver) {
    return null;
  }
  const close = () => {
    dismiss(exitOfferKey, Date.now());
    setIsOver(true);
  };
  return <Dialog {...props} onClose={close} />;
}

import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast as sonner } from 'sonner';
import { followBottomBar } from './bottom-inset';
import { ToastCard } from './toast-card';
import type { ToastContent } from './toast-content';

const lifetimeMs = 4000;
const visibleAtOnce = 3;
const gapPx = 14;
const widthPx = 356;
const swipePx = 20;

/** sonner dismisses a toast after a swipe of 45 px, the shop after 20 px: this handles shorter swipes to the right or down. */
function dismissShortSwipe(event: PointerEvent): void {
  const item =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-sonner-toast]') : null;
  const id = item?.querySelector<HTMLElement>('[data-toast]')?.dataset['toast'];
  if (!item || !id) {
    return;
  }
  const moved = (axis: string) => parseFloat(item.style.getPropertyValue(`--swipe-amount-${axis}`)) || 0;
  if (Math.max(moved('x'), moved('y')) >= swipePx) {
    sonner.dismiss(id);
  }
}

/** Above the bottom bar, whose buttons a toast would cover. */
const place = { bottom: 'calc(16px + var(--bottom-bar-height, 0px))', right: 16, left: 16 };

interface ToastHostProps {
  readonly onReady: () => void;
}

function ToastHost({ onReady }: ToastHostProps) {
  // A toast shown before the Toaster subscribes would be lost. Its effects run before this one.
  useEffect(onReady, [onReady]);
  return (
    <Toaster
      position="bottom-right"
      duration={lifetimeMs}
      visibleToasts={visibleAtOnce}
      gap={gapPx}
      offset={place}
      mobileOffset={place}
      toastOptions={{ className: 'pointer-events-auto w-(--width) *:h-full **:data-title:h-full' }}
      style={{ '--width': `${widthPx}px` } as React.CSSProperties}
    />
  );
}

let ready: Promise<void> | undefined;

/** The toasts have their own React root, so that no page renders them and visitors load them only when needed. */
function mount(): Promise<void> {
  ready ??= new Promise((resolve) => {
    const element = document.createElement('div');
    document.body.append(element);
    followBottomBar(element);
    document.addEventListener('pointerup', dismissShortSwipe, { capture: true });
    createRoot(element).render(<ToastHost onReady={resolve} />);
  });
  return ready;
}

let count = 0;
/** The latest toast of each title and text: a repeated one replaces the previous one. */
const shown = new Map<string, string>();

export async function showToast(content: ToastContent): Promise<void> {
  await mount();
  count += 1;
  const id = `toast-${count}`;
  const key = JSON.stringify([content.title, content.description]);
  const before = shown.get(key);
  if (before) {
    sonner.dismiss(before);
  }
  shown.set(key, id);
  sonner.custom(() => <ToastCard id={id} {...content} onClose={() => sonner.dismiss(id)} />, { id });
}

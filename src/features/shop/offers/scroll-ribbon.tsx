import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { track } from '@/lib/browser/analytics';
import { Button } from '@/ui/button';
import { Container } from '@/ui/container';
import { IconButton } from '@/ui/icon-button';
import { dismiss, isDismissed } from './model/dismissal';

export const ribbonKey = 'scroll_ribbon_dismissed';
const threshold = 0.5;
const shownForMs = 8000;

interface ScrollRibbonProps {
  readonly product: string;
  /** The id of the section that "Show Me" leads to. */
  readonly targetId: string;
}

function scrolledShare(): number {
  const room = document.documentElement.scrollHeight - window.innerHeight;
  return room > 0 ? window.scrollY / room : 0;
}

/**
 * A line at half of the page, shown once, that leads to the contents of the pack. It disappears after a while, but not
 * while it is hovered or focused.
 */
export function ScrollRibbon({ product, targetId }: ScrollRibbonProps) {
  const [stage, setStage] = useState<'waiting' | 'shown' | 'over'>('waiting');
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (stage !== 'waiting' || isDismissed(ribbonKey, Date.now())) {
      return;
    }
    const look = () => {
      if (scrolledShare() >= threshold) {
        setStage('shown');
      }
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [stage]);

  useEffect(() => {
    if (stage !== 'shown' || isHeld) {
      return;
    }
    const timer = window.setTimeout(() => setStage('over'), shownForMs);
    return () => window.clearTimeout(timer);
  }, [stage, isHeld]);

  if (stage !== 'shown') {
    return null;
  }
  const close = () => {
    dismiss(ribbonKey, Date.now());
    setStage('over');
  };
  const show = () => {
    track('scroll_ribbon_click', { product });
    setStage('over');
    const target = document.getElementById(targetId);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  };
  return (
    // The handlers only pause the timer during hover and focus; the buttons are the controls.
    <section
      aria-label="What is in the pack"
      className="no-print fixed inset-x-0 top-[4.0625rem] z-20 border-b max-sm:hidden border-hairline bg-primary-soft text-ink"
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Container width="wide" className="flex min-h-13 items-center gap-3 py-1">
        <p className="min-w-0 flex-1 text-[0.9375rem]">See every document that you get.</p>
        <Button size="small" onClick={show}>
          Show Me
        </Button>
        <IconButton label="Close" icon={<X />} onClick={close} />
      </Container>
    </section>
  );
}

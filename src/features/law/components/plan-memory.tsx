import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import { followAnswers } from './follow-answers';

/**
 * Keeps the answers in the address, so that a plan can be sent, printed and come back to. The form itself is fixed HTML
 * and works without this.
 */
export function PlanMemory({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    const restore = () => {
      for (const input of frame.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? []) {
        input.checked = input.checked || asked.getAll(input.name).includes(input.value);
      }
    };
    restore();
    // Reached from another page, the form arrives a moment later than this part.
    const arrival = new MutationObserver(restore);
    if (frame.current && !frame.current.querySelector('form')) {
      arrival.observe(frame.current, { childList: true, subtree: true });
    }
    return () => arrival.disconnect();
  }, []);

  useEffect(() => (frame.current ? followAnswers(frame.current) : undefined), []);

  return (
    <>
      <div ref={frame} data-plan-frame="">
        {children}
      </div>
      <div data-plan-print="" className="no-print mt-8">
        <Button variant="secondary" onClick={() => window.print()}>
          Print the plan
        </Button>
      </div>
    </>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import { keepAnswersInAddress } from '../keep-answers-in-address';

/**
 * Keeps the answers in the address, so that a plan can be sent, printed and come back to. The form itself is fixed HTML
 * and works without this.
 */
export function PlanMemory({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => (frame.current ? keepAnswersInAddress(frame.current) : undefined), []);

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

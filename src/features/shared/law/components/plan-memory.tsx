import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import { keepAnswersInAddress } from '../keep-answers-in-address';

/**
 * Stores the answers in the URL, so that a plan can be shared, printed and reopened. The form itself is static HTML and
 * works without this.
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

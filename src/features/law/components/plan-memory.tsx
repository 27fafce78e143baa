import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/ui/button';

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

  // The form is fixed HTML, whose events React does not see.
  useEffect(() => {
    const place = frame.current;
    place?.addEventListener('change', remember);
    place?.addEventListener('submit', showList);
    return () => {
      place?.removeEventListener('change', remember);
      place?.removeEventListener('submit', showList);
    };
  }, []);

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

function remember({ currentTarget }: Event): void {
  const form = currentTarget instanceof HTMLElement ? currentTarget.querySelector('form') : null;
  if (form) {
    const answers = [...form.querySelectorAll<HTMLInputElement>('input:checked')];
    const query = new URLSearchParams(answers.map(({ name, value }): [string, string] => [name, value]));
    history.replaceState(history.state, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`);
  }
}

function showList(event: Event): void {
  event.preventDefault();
  remember(event);
  document.querySelector('[data-plan-result]')?.scrollIntoView({ block: 'start' });
}

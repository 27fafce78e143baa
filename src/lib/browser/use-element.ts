import { useEffect, useState } from 'react';

/** An element of a static island, as soon as it is in the document: after client-side navigation it comes a little later. */
export function useElement(selector: string): HTMLElement | null {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const arrival = new MutationObserver(find);
    function find() {
      const found = document.querySelector<HTMLElement>(selector);
      if (!found) return;
      arrival.disconnect();
      setElement(found);
    }
    arrival.observe(document.body, { childList: true, subtree: true });
    find();
    return () => arrival.disconnect();
  }, [selector]);
  return element;
}

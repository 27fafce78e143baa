import { renewOrFail } from '@/lib/react/load-error';
import { elements, type ElementCode } from './elements';

/**
 * The browser starts it wherever the tag appears: in rendered HTML, in an island, from React. Its code loads then, and renews a tab
 * that is older than the site.
 */
export function define(tag: string, { load, wait }: ElementCode): void {
  class SiteElement extends HTMLElement {
    end = new AbortController();

    connectedCallback() {
      const { signal } = (this.end = new AbortController());
      void Promise.resolve(wait?.(this))
        .then(() => load().catch(renewOrFail))
        // Without its code it stays the HTML that it is.
        .then(({ upgrade }) => signal.aborted || upgrade(this, signal), console.warn);
    }

    disconnectedCallback() {
      this.end.abort();
    }
  }
  if (!customElements.get(tag)) customElements.define(tag, SiteElement);
}

export function defineElements(): void {
  for (const [tag, code] of Object.entries(elements)) define(tag, code);
}

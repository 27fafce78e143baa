import { afterFirstInteraction } from '@/rendering/first-interaction';
import { elements, type ElementCode } from './elements';

let touch: Promise<void> | undefined;
const firstTouch = () => (touch ??= new Promise((resolve) => void afterFirstInteraction(resolve)));

/** The browser starts it wherever the tag appears: in rendered HTML, in an island, from React. Its code loads then. */
function define(tag: string, { load, when }: ElementCode): void {
  class SiteElement extends HTMLElement {
    end = new AbortController();

    connectedCallback() {
      const { signal } = (this.end = new AbortController());
      const time = when?.(this) ?? 'now';
      if (time === 'never') return;
      void (time === 'now' ? Promise.resolve() : firstTouch())
        .then(load)
        // Without its code it stays the HTML that it is.
        .then((upgrade) => signal.aborted || upgrade(this, signal), console.warn);
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

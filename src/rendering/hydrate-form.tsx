import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { ComponentType } from 'react';
import type { FieldValues } from '@/lib/forms/kept-draft';
import { keepLeft, readLeft } from '@/lib/forms/left-draft';
import { loadAdvice, renewOrFail } from '@/lib/react/load-error';
import { readDraftable, readFields, resetChoices, writeFields } from '@/lib/forms/form-fields';

export type LoadForm<Props> = () => Promise<{
  readonly default: ComponentType<Props>;
  /** Called once when the form is hydrated: loads what the form needs when it is sent. */
  readonly prepare?: () => unknown;
}>;

export interface FormRoot<Props> {
  readonly hydrate: () => void;
  readonly show: (props: Props, initial: FieldValues) => void;
  readonly close: () => void;
}

/** Browsers limit how often the state of an entry may change. */
const keepAfterMs = 350;

/** Hydrates a rendered form at its first touch. Nothing that is typed or pressed before that is lost. */
export function openForm<Props extends object>(
  island: HTMLElement,
  name: string,
  load: LoadForm<Props>,
  /** What helps where the form did not load; empty while it does. */
  setFailed: (advice: string | (() => never)) => void,
): FormRoot<Props> {
  const path = location.pathname;
  const draft = readLeft(name);
  // React does not share an element whose HTML it has set: the rendered form is in a second one.
  const rendered = island.querySelector<HTMLElement>(':scope > div');
  const element = rendered ?? island;
  const restoreTexts = keepTexts(element);
  const untilHydrated = new AbortController();
  const { signal } = untilHydrated;
  let latest: { readonly props: Props; readonly initial: FieldValues } | undefined;
  let pressed: HTMLButtonElement | null = null;
  let isLoading = false;
  let hasFailed = false;
  let render: () => void = () => undefined;
  let unmount: () => void = () => undefined;

  const start: (module: Awaited<ReturnType<LoadForm<Props>>>) => void = ({ default: Form, prepare }) => {
    if (signal.aborted || !latest) return;
    untilHydrated.abort();
    island.dataset['hydrated'] = '';
    const typed = { ...latest.initial, ...draft, ...readFields(element) };
    const form = () => latest && <Form {...latest.props} />;
    const options = {
      // Ids that no other root of the page has, the same as on the server.
      identifierPrefix: name,
      // Thrown in a render, so that the error boundary of the page gets it.
      onUncaughtError: (error: unknown) =>
        setFailed(() => {
          throw error;
        }),
    };
    const focused = document.activeElement;
    // At once: a key between reading the fields and hydrating them would be lost.
    resetChoices(element);
    restoreTexts();
    flushSync(() => {
      const root = rendered ? hydrateRoot(element, form(), options) : createRoot(element, options);
      render = () => root.render(form());
      unmount = () => root.unmount();
      if (!rendered) render();
    });
    writeFields(element, typed);
    successor(focused, element)?.focus();
    successor(pressed, element)?.click();
    void prepare?.();
  };
  const hydrate = () => {
    if (isLoading || signal.aborted) return;
    isLoading = true;
    setFailed('');
    load()
      .catch(renewOrFail)
      .then(start, (error: unknown) => {
        // The next press or the next connection tries again; an earlier press is not sent then.
        isLoading = false;
        pressed = null;
        hasFailed = true;
        setFailed(loadAdvice(error));
        window.addEventListener('online', hydrate, { once: true, signal });
      });
  };

  let wait: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(wait);
    // Not there yet, or another page by now.
    const isShown = rendered !== null || signal.aborted;
    if (isShown && location.pathname === path) keepLeft(name, readDraftable(element));
  };
  const keepSoon = () => {
    clearTimeout(wait);
    wait = setTimeout(keep, keepAfterMs);
  };
  const untilClosed = new AbortController();
  island.addEventListener('input', keepSoon, untilClosed);
  island.addEventListener('focusout', keep, untilClosed);
  // Sent a moment ago, perhaps: it must not be there again.
  window.addEventListener('pagehide', keep, untilClosed);
  // A form that was sent has no fields left.
  const changes = new MutationObserver(keepSoon);
  changes.observe(island, { childList: true, subtree: true });

  if (rendered) {
    writeFields(element, { ...draft, ...readFields(element) });
    element.querySelectorAll('button').forEach((button) => {
      button.disabled = false;
    });
    const touch = () => hasFailed || hydrate();
    element.addEventListener('focusin', touch, { signal });
    element.addEventListener('pointerdown', touch, { signal });
    const press = (event: MouseEvent) => {
      pressed = event.target instanceof Element ? event.target.closest('button') : null;
      if (!pressed) return;
      event.preventDefault();
      hydrate();
    };
    element.addEventListener('click', press, { signal });
  }
  if (!rendered || element.contains(document.activeElement)) hydrate();

  return {
    hydrate,
    show(props, initial) {
      latest = { props, initial };
      render();
    },
    close() {
      keep();
      changes.disconnect();
      untilClosed.abort();
      untilHydrated.abort();
      // React does not unmount a root while it renders another one.
      setTimeout(unmount);
    },
  };
}

/**
 * React renders a form again in which an extension of the browser has put nodes of its own: the same control of the new one, by its name
 * or its text.
 */
function successor(control: Element | null, form: HTMLElement): HTMLElement | undefined {
  if (control instanceof HTMLElement && control.isConnected) return control;
  const nameOf = (element: Element) => element.getAttribute('name') ?? element.textContent;
  return [...form.querySelectorAll<HTMLElement>('[name], button')].find(
    (element) => control && nameOf(element) === nameOf(control),
  );
}

/**
 * The browser's translation replaces text nodes with elements. React would then find a mismatch and render the form again, which
 * loses the focus and clicks. The returned function restores the text nodes, and the browser translates them again.
 */
function keepTexts(element: HTMLElement): () => void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const returns: (() => void)[] = [];
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const { previousSibling, parentNode } = text;
    returns.push(() =>
      parentNode?.insertBefore(text, previousSibling ? previousSibling.nextSibling : parentNode.firstChild),
    );
  }
  return () => {
    element.querySelectorAll<HTMLElement>('font').forEach((translated) => translated.remove());
    returns.forEach((putBack) => putBack());
  };
}

import type { ToastContent } from './toast-content';

const lifetimeMs = 4000;
/** All of them are at the same position. */
let shown: HTMLElement | undefined;

/** The fallback when the toast code could not be loaded. */
export function showPlainToast({ title, description }: ToastContent): void {
  shown?.remove();
  const box = document.createElement('div');
  shown = box;
  box.setAttribute('role', 'status');
  box.className =
    'fixed right-4 bottom-4 left-4 z-50 rounded border border-edge bg-surface p-4 text-sm text-ink shadow sm:left-auto sm:w-89';
  const heading = document.createElement('p');
  heading.className = 'font-semibold text-heading';
  heading.textContent = title;
  document.body.append(box);
  // Filled after it is in the document: screen readers only announce changes.
  box.append(heading, description ?? '');
  setTimeout(() => box.remove(), lifetimeMs);
}

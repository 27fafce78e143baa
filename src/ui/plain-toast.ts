import type { ToastContent } from './toast-content';

const lifetimeMs = 4000;

/** The toast of a page that could not load the real ones. */
export function showPlainToast({ title, description }: ToastContent): void {
  const box = document.createElement('div');
  box.setAttribute('role', 'status');
  box.className =
    'fixed right-4 bottom-4 left-4 z-50 rounded border border-edge bg-surface p-4 text-sm text-ink shadow sm:left-auto sm:w-89';
  const heading = document.createElement('p');
  heading.className = 'font-semibold text-heading';
  heading.textContent = title;
  document.body.append(box);
  // Filled after it is in the page, or a screen reader would not notice the change.
  box.append(heading, description ?? '');
  setTimeout(() => box.remove(), lifetimeMs);
}

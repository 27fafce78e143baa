import { showPlainToast } from './plain-toast';
import type { ToastContent } from './toast-content';
import type * as ToasterModule from './toaster';

let toaster: Promise<typeof ToasterModule> | undefined;

/** Loads the toast code before the first toast. Useful when a form is about to be sent. */
export function preloadToasts(): Promise<typeof ToasterModule> {
  toaster ??= import('./toaster').catch((error: unknown) => {
    toaster = undefined;
    throw error;
  });
  return toaster;
}

/**
 * Shows a short message at the lower right. The first one loads the code; if that fails, for example offline, the same text
 * appears in a plain box.
 */
export async function toast(content: ToastContent): Promise<void> {
  try {
    const { showToast } = await preloadToasts();
    await showToast(content);
  } catch {
    showPlainToast(content);
  }
}

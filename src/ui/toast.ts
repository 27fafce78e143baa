import { showPlainToast } from './plain-toast';
import type { ToastContent } from './toast-content';
import type * as ToasterModule from './toaster';

let toaster: Promise<typeof ToasterModule> | undefined;

/** Fetches the code of the toasts before the first one; worth it where a form is about to be sent. */
export function preloadToasts(): Promise<typeof ToasterModule> {
  toaster ??= import('./toaster').catch((error: unknown) => {
    toaster = undefined;
    throw error;
  });
  return toaster;
}

/**
 * A short message at the lower right. Its code comes with the first one; where that cannot be loaded, as offline,
 * the same words appear in a plain box.
 */
export async function toast(content: ToastContent): Promise<void> {
  try {
    const { showToast } = await preloadToasts();
    await showToast(content);
  } catch {
    showPlainToast(content);
  }
}

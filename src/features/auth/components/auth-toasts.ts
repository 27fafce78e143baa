import { AppError, toAppError } from '@/lib/app-error';
import { toast } from '@/ui/toast';

/** The specification's words: the server's message where it gave one, the general sentence where something broke. */
export async function toastAuthError(
  title: 'Authentication Error' | 'OAuth Error' | 'Error',
  error: unknown,
): Promise<void> {
  const known = toAppError(error);
  const isUnexpected = !(error instanceof AppError) || known.code === 'unavailable';
  await toast(
    isUnexpected
      ? { title: 'Error', description: 'Something went wrong. Please try again.', tone: 'error' }
      : { title, description: known.message, tone: 'error' },
  );
}

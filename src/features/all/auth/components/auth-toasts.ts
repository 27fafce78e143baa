import { AppError, toAppError } from '@/lib/errors/app-error';
import { toast } from '@/ui/toast';

/** The specification's texts: the server's message if there is one, otherwise the general sentence. */
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

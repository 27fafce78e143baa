import { useAuth } from '@/features/all/auth/auth-context';
import { useSettings } from '@/features/all/settings/settings-context';

/** Reminds admins that search engines are excluded. On phones it is a line of its own under the header. */
export function PreviewBadge() {
  const { isAdmin } = useAuth();
  const { ENV } = useSettings();
  if (!isAdmin || ENV === 'production') {
    return null;
  }
  return (
    <p className="order-last basis-full rounded-t bg-accent-fill px-3 py-0.5 text-center text-xs font-semibold whitespace-nowrap text-on-accent sm:order-none sm:basis-auto sm:rounded-full sm:py-1">
      PREVIEW MODE
    </p>
  );
}

import { useAuth } from '@/features/auth/auth-context';
import { useSettings } from '@/features/settings/settings-context';
import { followDock } from './dock-height';

/** Reminds admins, and only them, that search engines are kept out. */
export function PreviewBadge() {
  const { isAdmin } = useAuth();
  const { ENV } = useSettings();
  if (!isAdmin || ENV === 'production') {
    return null;
  }
  return (
    <aside
      ref={followDock}
      aria-label="Environment"
      className="no-print fixed bottom-4 left-4 z-30 translate-y-[calc(-1*var(--dock-height,0px))]"
    >
      <p className="rounded-full bg-accent-fill px-4 py-2 text-sm font-semibold text-on-accent shadow">
        PREVIEW MODE
      </p>
    </aside>
  );
}

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
      // In the middle where the desk's menu stands at the left; what it lies over can still be pressed.
      className="no-print pointer-events-none fixed bottom-4 left-4 z-30 translate-y-[calc(-1*var(--dock-height,0px))] lg:left-1/2 lg:-translate-x-1/2"
    >
      <p className="rounded-full bg-accent-fill px-4 py-2 text-sm font-semibold text-on-accent shadow">
        PREVIEW MODE
      </p>
    </aside>
  );
}

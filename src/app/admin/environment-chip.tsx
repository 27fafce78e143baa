import { useAuth } from '@/features/all/auth/auth-context';
import { useSettings } from '@/features/all/settings/settings-context';
import { Badge } from '@/ui/badge';

/** The admin's short form of the preview badge. Screen readers hear the words that the public pages show. */
export function EnvironmentChip() {
  const { isAdmin } = useAuth();
  const { ENV } = useSettings();
  if (!isAdmin || ENV === 'production') {
    return null;
  }
  return (
    <Badge tone="accent">
      <span aria-hidden="true">Preview</span>
      <span className="sr-only">PREVIEW MODE</span>
    </Badge>
  );
}

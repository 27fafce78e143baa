import { LayoutDashboard, LogOut, User } from 'lucide-react';
import { useGo } from '@/lib/url/go';
import { useAuth } from '@/features/all/auth/auth-context';
import { Avatar } from '@/ui/avatar';
import { Badge } from '@/ui/badge';
import { DropdownMenu } from '@/ui/dropdown-menu';
import { toast } from '@/ui/toast';

export function AccountMenu() {
  const { user, isAdmin, adminAccess, signOut } = useAuth();
  const go = useGo();
  const email = user?.email ?? '';

  const leave = async () => {
    try {
      await signOut();
    } catch {
      await toast({ title: 'Error', description: 'Something went wrong. Please try again.', tone: 'error' });
      return;
    }
    await go('/');
  };

  return (
    <DropdownMenu
      trigger={
        <button type="button" aria-label={`Account of ${email}`} className="rounded-full p-1">
          <Avatar name={email} />
        </button>
      }
      heading={
        <span className="flex flex-wrap items-center gap-2">
          <span className="wrap-anywhere">{email}</span>
          {isAdmin && <Badge tone="primary">Admin</Badge>}
        </span>
      }
      items={[
        { label: 'My Account', to: '/account', icon: <User /> },
        ...(adminAccess !== 'none' ? [{ label: 'Admin', to: '/admin', icon: <LayoutDashboard /> }] : []),
        'line',
        { label: 'Sign Out', onSelect: () => void leave(), icon: <LogOut /> },
      ]}
    />
  );
}

import Accessibility from 'lucide-react/icons/accessibility';
import Activity from 'lucide-react/icons/activity';
import Bot from 'lucide-react/icons/bot';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import FilePenLine from 'lucide-react/icons/file-pen-line';
import ClipboardCopy from 'lucide-react/icons/clipboard-copy';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import BookOpen from 'lucide-react/icons/book-open';
import Newspaper from 'lucide-react/icons/newspaper';
import History from 'lucide-react/icons/history';
import Star from 'lucide-react/icons/star';
import FileDown from 'lucide-react/icons/file-down';
import LibraryBig from 'lucide-react/icons/library-big';
import Mail from 'lucide-react/icons/mail';
import Mails from 'lucide-react/icons/mails';
import MessageSquare from 'lucide-react/icons/message-square';
import PackageSearch from 'lucide-react/icons/package-search';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import UserPlus from 'lucide-react/icons/user-plus';
import Webhook from 'lucide-react/icons/webhook';
import Users from 'lucide-react/icons/users';
import Megaphone from 'lucide-react/icons/megaphone';
import Scale from 'lucide-react/icons/scale';
import Settings from 'lucide-react/icons/settings';
import type { ComponentType } from 'react';

interface AdminPageEntry {
  /** As in the table of admin-routes.tsx; pages below it (`/admin/blog/:id`) belong to the same entry. */
  readonly path: string;
  readonly label: string;
  readonly icon: ComponentType<{ readonly className?: string }>;
}

interface AdminGroup {
  readonly title: string;
  readonly pages: readonly AdminPageEntry[];
}

/** The navigation of the owner's desk: every page that exists, in the order of use. A new page adds its line here. */
export const adminGroups: readonly AdminGroup[] = [
  {
    title: 'Overview',
    pages: [
      { path: '/admin', label: 'Dashboard', icon: LayoutDashboard },
      { path: '/admin/status', label: 'Status', icon: Activity },
    ],
  },
  {
    title: 'Shop',
    pages: [
      { path: '/admin/orders', label: 'Orders', icon: ShoppingBag },
      { path: '/admin/events', label: 'Checkout events', icon: Webhook },
      { path: '/admin/provider-products', label: 'Provider products', icon: PackageSearch },
      { path: '/admin/users', label: 'Manage Users', icon: Users },
      { path: '/admin/leads', label: 'Leads', icon: UserPlus },
      { path: '/admin/messages', label: 'Messages', icon: MessageSquare },
      { path: '/admin/mail', label: 'Mail', icon: Mail },
      { path: '/admin/email-sequences', label: 'Email Sequences', icon: Mails },
      { path: '/admin/reviews', label: 'Reviews', icon: Star },
    ],
  },
  {
    title: 'Content',
    pages: [
      { path: '/admin/blog', label: 'Blog', icon: Newspaper },
      { path: '/admin/articles', label: 'Knowledge base', icon: BookOpen },
      { path: '/admin/content-calendar', label: 'Content Calendar', icon: CalendarDays },
      { path: '/admin/drafts', label: 'Drafts', icon: FilePenLine },
      { path: '/admin/blog-scheduler', label: 'Blog Scheduler', icon: CalendarClock },
      { path: '/admin/template-library', label: 'Template Library', icon: LibraryBig },
      { path: '/admin/exports', label: 'Export History', icon: FileDown },
      { path: '/admin/social-campaign', label: 'Social Campaign', icon: Megaphone },
      { path: '/admin/law-facts', label: 'Law facts', icon: Scale },
      { path: '/admin/ai-tools', label: 'AI Tools', icon: Bot },
    ],
  },
  {
    title: 'Site',
    pages: [
      { path: '/admin/settings', label: 'Site Settings', icon: Settings },
      { path: '/admin/scripts', label: 'Copy/paste scripts', icon: ClipboardCopy },
      { path: '/admin/accessibility', label: 'Accessibility audit', icon: Accessibility },
      { path: '/admin/audit-log', label: 'Audit log', icon: History },
    ],
  },
];

/** The entry that an address belongs to: the longest path that it starts with. */
export function adminEntry(pathname: string): AdminPageEntry | undefined {
  return adminGroups
    .flatMap(({ pages }) => pages)
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

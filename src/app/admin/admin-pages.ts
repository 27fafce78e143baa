import Accessibility from 'lucide-react/icons/accessibility';
import Activity from 'lucide-react/icons/activity';
import BellRing from 'lucide-react/icons/bell-ring';
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
import MailPlus from 'lucide-react/icons/mail-plus';
import MailX from 'lucide-react/icons/mail-x';
import Mails from 'lucide-react/icons/mails';
import MessageSquare from 'lucide-react/icons/message-square';
import PackageSearch from 'lucide-react/icons/package-search';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import UserKey from 'lucide-react/icons/user-key';
import UserPlus from 'lucide-react/icons/user-plus';
import Webhook from 'lucide-react/icons/webhook';
import Users from 'lucide-react/icons/users';
import Megaphone from 'lucide-react/icons/megaphone';
import Scale from 'lucide-react/icons/scale';
import Settings from 'lucide-react/icons/settings';
import type { ComponentType } from 'react';

interface AdminPageEntry {
  /** As in admin-routes.tsx; pages below it (`/admin/blog/:id`) belong to the same entry. */
  readonly path: string;
  readonly label: string;
  readonly icon: ComponentType<{ readonly className?: string }>;
}

interface AdminGroup {
  readonly title: string;
  readonly pages: readonly AdminPageEntry[];
}

/** The admin navigation, grouped by what the owner is doing. A new page adds its line here. */
export const adminGroups: readonly AdminGroup[] = [
  {
    title: 'Today',
    pages: [
      { path: '/admin', label: 'Dashboard', icon: LayoutDashboard },
      { path: '/admin/status', label: 'Status', icon: Activity },
      { path: '/admin/messages', label: 'Messages', icon: MessageSquare },
      { path: '/admin/reviews', label: 'Reviews', icon: Star },
    ],
  },
  {
    title: 'Sell',
    pages: [
      { path: '/admin/orders', label: 'Orders', icon: ShoppingBag },
      { path: '/admin/events', label: 'Checkout Events', icon: Webhook },
      { path: '/admin/provider-products', label: 'Provider Products', icon: PackageSearch },
      { path: '/admin/template-library', label: 'Template Library', icon: LibraryBig },
      { path: '/admin/update-notices', label: 'Update Notices', icon: BellRing },
      { path: '/admin/exports', label: 'Export History', icon: FileDown },
    ],
  },
  {
    title: 'People',
    pages: [
      { path: '/admin/users', label: 'Manage Users', icon: Users },
      { path: '/admin/leads', label: 'Leads', icon: UserPlus },
      { path: '/admin/people', label: 'Personal Data', icon: UserKey },
      { path: '/admin/mail', label: 'Mail', icon: Mail },
      { path: '/admin/stopped-addresses', label: 'Stopped Addresses', icon: MailX },
      { path: '/admin/newsletter', label: 'Newsletter', icon: MailPlus },
      { path: '/admin/email-sequences', label: 'Email Sequences', icon: Mails },
    ],
  },
  {
    title: 'Write',
    pages: [
      { path: '/admin/blog', label: 'Blog', icon: Newspaper },
      { path: '/admin/articles', label: 'Knowledge Base', icon: BookOpen },
      { path: '/admin/drafts', label: 'Drafts', icon: FilePenLine },
      { path: '/admin/content-calendar', label: 'Content Calendar', icon: CalendarDays },
      { path: '/admin/blog-scheduler', label: 'Blog Scheduler', icon: CalendarClock },
      { path: '/admin/social-campaign', label: 'Social Campaign', icon: Megaphone },
      { path: '/admin/law-facts', label: 'Law Facts', icon: Scale },
      { path: '/admin/ai-tools', label: 'AI Tools', icon: Bot },
    ],
  },
  {
    title: 'System',
    pages: [
      { path: '/admin/settings', label: 'Site Settings', icon: Settings },
      { path: '/admin/scripts', label: 'Copy/Paste Scripts', icon: ClipboardCopy },
      { path: '/admin/accessibility', label: 'Accessibility Audit', icon: Accessibility },
      { path: '/admin/audit-log', label: 'Audit Log', icon: History },
    ],
  },
];

/** The entry of an address: the longest path that it starts with. */
export function adminEntry(pathname: string): AdminPageEntry | undefined {
  return adminGroups
    .flatMap(({ pages }) => pages)
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

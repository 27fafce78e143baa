import { AdminPage } from '@/app/admin/admin-page';
import { AddTopicButton, ContentCalendar } from '@/features/admin/content-tools/components/content-calendar';

export default function ContentCalendarPage() {
  return (
    <AdminPage
      lead="From a topic to a draft, in any order. Nothing is published without your confirmation."
      actions={<AddTopicButton />}
    >
      <ContentCalendar />
    </AdminPage>
  );
}

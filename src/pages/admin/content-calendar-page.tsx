import { AdminPage } from '@/app/admin/admin-page';
import { AddTopicButton, ContentCalendar } from '@/features/content-tools/components/content-calendar';

export default function ContentCalendarPage() {
  return (
    <AdminPage
      lead="From a topic to a draft in your own order. Nothing is published before you say so."
      actions={<AddTopicButton />}
    >
      <ContentCalendar />
    </AdminPage>
  );
}

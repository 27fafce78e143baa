import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { AdminPage } from '@/app/admin/admin-page';
import { noticeQuery } from '@/features/admin/update-notices/api/update-notices-api';
import { NoticeDetail } from '@/features/admin/update-notices/components/notice-detail';

export default function UpdateNoticePage() {
  const { id = '' } = useParams();
  const { data } = useQuery(noticeQuery(id));
  return (
    <AdminPage title={data?.title ?? 'Update notice'}>
      <NoticeDetail key={id} id={id} />
    </AdminPage>
  );
}

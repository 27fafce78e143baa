import { useParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { findState } from '@law/states';
import type { LawFact } from '@law/law-fact';
import { AdminPage } from '@/app/admin/admin-page';
import { factQuery } from '@/features/all/law/api/admin-facts-api';
import { FactEditor } from '@/features/all/law/components/admin/fact-editor';

const titleOf = ({ state, topic }: LawFact): string =>
  `${state === 'US' ? 'Federal law' : (findState(state)?.name ?? state)}: ${topic}`;

export default function LawFactPage() {
  const { key = '' } = useParams();
  const { data } = useQuery(factQuery(key));
  return (
    <AdminPage title={data ? titleOf(data.fact) : 'Law fact'}>
      <FactEditor factKey={key} />
    </AdminPage>
  );
}

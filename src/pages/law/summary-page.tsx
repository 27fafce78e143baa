import { useLocation } from 'react-router-dom';
import { staticIsland } from '@/rendering/static-island';

const Summary = staticIsland<{ readonly code: string }>('state-summary', () => import('./summary/summary'));

/** The short page of a state, /states/{xx}-paid-leave-policy. Its canonical URL is the long page. */
export default function SummaryPage() {
  const { pathname } = useLocation();
  return <Summary key={pathname} code={pathname.split('/')[2]?.slice(0, 2).toUpperCase() ?? ''} />;
}

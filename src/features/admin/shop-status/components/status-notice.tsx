import { useQuery } from '@tanstack/react-query';
import { Link } from '@/ui/link';
import { Callout } from '@/ui/callout';
import { shopStatusQuery } from '../api/shop-status-api';
import { warnings } from '../model/status-text';

/** The shop's problems, for the dashboard. Renders nothing if there are none. */
export function StatusNotice() {
  const { data } = useQuery(shopStatusQuery);
  const found = data ? warnings(data) : [];
  if (found.length === 0) {
    return null;
  }
  return (
    <Callout tone="danger" title="The shop needs a look" className="mt-6">
      <span>{found.join(' ')}</span>{' '}
      <Link to="/admin/status" className="link">
        See the status
      </Link>
    </Callout>
  );
}

import { formatDateTime } from '@/lib/text/shop-time';
import type { AdminOrigin } from '../api/users-api';

/** Where the admin role comes from, and so where it can be removed: in Site Settings or here. */
export function describeAdmin({ isListed, isByHand, grantedAt, grantedBy }: AdminOrigin): string {
  const byHand = `by hand${grantedBy ? ` by ${grantedBy}` : ''}${grantedAt ? `, ${formatDateTime(grantedAt)}` : ''}`;
  const origins = [...(isListed ? ['in the list of admin addresses'] : []), ...(isByHand ? [byHand] : [])];
  return origins.join('; ');
}

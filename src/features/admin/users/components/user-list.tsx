import { useQuery } from '@tanstack/react-query';
import { ShortTime } from '@/lib/text/short-time';
import { Link } from '@/ui/link';
import { useListSearchParams } from '@/lib/url/list-search-params';
import { Badge } from '@/ui/badge';
import { LongWord } from '@/ui/long-word';
import { RecordList } from '@/ui/record-list';
import type { Column } from '@/ui/table';
import { usersQuery, type UserRow } from '../api/users-api';
import { describeAdmin } from '../model/describe-admin';

const columns: readonly Column<UserRow>[] = [
  {
    key: 'email',
    header: 'Email',
    isRowHeader: true,
    cell: ({ id, email }) => (
      <Link to={`/admin/users/${id}`} className="link">
        <LongWord>{email}</LongWord>
      </Link>
    ),
  },
  {
    key: 'name',
    header: 'Name',
    cell: ({ fullName, businessName }) => [fullName, businessName].filter(Boolean).join(', ') || '–',
  },
  {
    key: 'role',
    header: 'Role',
    cell: ({ role, admin }) => (
      <>
        <Badge tone={role === 'admin' ? 'primary' : 'neutral'}>{role}</Badge>
        {admin?.isByHand && <span className="block text-sm text-muted">{describeAdmin(admin)}</span>}
      </>
    ),
  },
  { key: 'purchases', header: 'Purchases', align: 'end', cell: ({ purchases }) => purchases },
  { key: 'joined', header: 'Joined', cell: ({ createdAt }) => <ShortTime at={createdAt} /> },
];

export function UserList() {
  const address = useListSearchParams();
  const query = useQuery(usersQuery(address));
  return (
    <RecordList
      title="Users"
      searchLabel="Search users"
      searchHelp="By address, name or business: the beginning of any word is enough."
      filters={[
        { value: '', label: 'Everybody' },
        { value: 'admin', label: 'Admins' },
      ]}
      address={address}
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      emptyTitle="No users yet"
      emptyText="People who sign up appear here."
    />
  );
}

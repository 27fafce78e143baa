import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDateTime } from '@/lib/format';
import { useListAddress } from '@/lib/list-address';
import { Badge } from '@/ui/badge';
import { Disclosure } from '@/ui/disclosure';
import { RecordList } from '@/ui/record-list';
import type { Column } from '@/ui/table';
import { changesQuery, type Change } from '../api/changes-api';

const tones = { insert: 'success', update: 'info', delete: 'danger' } as const;
/** Where the thing itself stands, for those that have a page of their own. */
const pages = {
  blog_posts: '/admin/blog',
  knowledge_base_articles: '/admin/articles',
  profiles: '/admin/users',
  contact_messages: '/admin/messages',
} as const;
const nameOf = (object: string) => object.replaceAll('_', ' ');

const columns: readonly Column<Change>[] = [
  {
    key: 'what',
    header: 'What',
    isRowHeader: true,
    cell: (change) => <Subject change={change} />,
  },
  {
    key: 'action',
    header: 'Act',
    cell: ({ action }) => <Badge tone={tones[action as keyof typeof tones]}>{action}</Badge>,
  },
  { key: 'change', header: 'Before and after', cell: (change) => <Difference change={change} /> },
  {
    key: 'reason',
    header: 'Reason',
    cell: ({ reason }) => <span className="wrap-anywhere">{reason ?? '–'}</span>,
  },
  { key: 'actor', header: 'By', cell: ({ actor }) => <span className="wrap-anywhere">{actor}</span> },
  { key: 'when', header: 'When', cell: ({ createdAt }) => formatDateTime(createdAt) },
];

function Subject({ change: { action, object, objectId } }: { readonly change: Change }) {
  const page = pages[object as keyof typeof pages] as string | undefined;
  const id = <span className="font-normal text-muted">{objectId}</span>;
  return (
    <span className="wrap-anywhere">
      {nameOf(object)}{' '}
      {page && action !== 'delete' ? (
        <Link to={`${page}/${objectId}`} className="link">
          {id}
        </Link>
      ) : (
        id
      )}
    </span>
  );
}

function Difference({ change: { before, after } }: { readonly change: Change }) {
  const keys = Object.keys({ ...before, ...after });
  return (
    <Disclosure
      summary={<span className="text-sm wrap-anywhere">{keys.slice(0, 4).join(', ') || 'Nothing kept'}</span>}
    >
      <dl className="grid gap-2">
        {keys.map((key) => (
          <div key={key}>
            <dt className="font-semibold">{key}</dt>
            <dd className="wrap-anywhere">
              {show(before?.[key])} → {show(after?.[key])}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

function show(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}

/** Every write of an admin, as the database recorded it. */
export function ChangeList() {
  const address = useListAddress();
  const query = useQuery(changesQuery(address));
  return (
    <RecordList
      title="Changes"
      searchLabel="Search changes"
      searchHelp="By the admin’s address, what was changed, or its id."
      filters={[
        { value: '', label: 'All' },
        { value: 'site_settings', label: 'Settings' },
        { value: 'licenses', label: 'Licences' },
        { value: 'leads', label: 'Leads' },
        { value: 'reviews', label: 'Reviews' },
        { value: 'blog_posts', label: 'Posts' },
        { value: 'knowledge_base_articles', label: 'Articles' },
        { value: 'profiles', label: 'Users' },
      ]}
      address={address}
      query={query}
      columns={columns}
      rowKey={({ id }) => String(id)}
      emptyTitle="Nothing was changed yet"
    />
  );
}

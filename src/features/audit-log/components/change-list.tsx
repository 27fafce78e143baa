import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDateTime } from '@/lib/format';
import { useListAddress } from '@/lib/list-address';
import { Badge } from '@/ui/badge';
import { Disclosure } from '@/ui/disclosure';
import { LongWord } from '@/ui/long-word';
import { RecordList } from '@/ui/record-list';
import type { Column } from '@/ui/table';
import { changesQuery, type Change } from '../api/changes-api';
import { subjectOf } from '../model/changed-thing';

const tones = { insert: 'success', update: 'info', delete: 'danger' } as const;

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
  { key: 'actor', header: 'By', cell: ({ actor }) => <LongWord>{actor}</LongWord> },
  { key: 'when', header: 'When', cell: ({ createdAt }) => formatDateTime(createdAt) },
];

function Subject({ change }: { readonly change: Change }) {
  const { kind, words, path } = subjectOf(change);
  const name = words.map((word, place) => (
    <span key={word}>
      {place > 0 && ', '}
      <LongWord>{word}</LongWord>
    </span>
  ));
  return (
    <>
      {kind}{' '}
      <span className="font-normal">
        {path ? (
          <Link to={path} className="link">
            {name}
          </Link>
        ) : (
          <span className="text-muted">{name}</span>
        )}
      </span>
    </>
  );
}

const nameOf = (field: string) => field.replaceAll('_', ' ');

function Difference({ change: { before, after } }: { readonly change: Change }) {
  const keys = Object.keys({ ...before, ...after });
  return (
    <Disclosure
      summary={
        <span className="text-sm wrap-anywhere">
          {keys.slice(0, 4).map(nameOf).join(', ') || 'Nothing kept'}
        </span>
      }
    >
      <dl className="grid gap-2">
        {keys.map((key) => (
          <div key={key}>
            <dt className="font-semibold">{nameOf(key)}</dt>
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
      searchHelp="By an admin’s or customer’s address, an order number, a setting, or an id."
      filters={[
        { value: '', label: 'All' },
        { value: 'site_settings', label: 'Settings' },
        { value: 'licenses', label: 'Licenses' },
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

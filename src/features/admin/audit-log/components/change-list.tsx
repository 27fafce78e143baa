import { useQuery } from '@tanstack/react-query';
import { Link } from '@/ui/link';
import { fieldLabel, fieldValue } from '@/lib/labels/field-labels';
import { settingLabel, settingValue } from '@/lib/labels/setting-labels';
import { ShortTime } from '@/lib/text/short-time';
import { useListSearchParams } from '@/lib/url/list-search-params';
import { Badge } from '@/ui/badge';
import { Disclosure } from '@/ui/disclosure';
import { LongWord } from '@/ui/long-word';
import { RecordList } from '@/ui/record-list';
import type { Column } from '@/ui/table';
import { changesQuery, type Change } from '../api/changes-api';
import { subjectOf } from '../model/logged-record';

const actionLabels: Readonly<Record<string, string>> = {
  insert: 'created',
  update: 'changed',
  delete: 'deleted',
};
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
    header: 'Action',
    cell: ({ action }) => (
      <Badge tone={tones[action as keyof typeof tones]}>{actionLabels[action] ?? action}</Badge>
    ),
  },
  { key: 'change', header: 'Before and after', cell: (change) => <Difference change={change} /> },
  {
    key: 'reason',
    header: 'Reason',
    cell: ({ reason }) => <span className="wrap-anywhere">{reason ?? '–'}</span>,
  },
  { key: 'actor', header: 'By', cell: ({ actor }) => <LongWord>{actor}</LongWord> },
  { key: 'when', header: 'When', cell: ({ createdAt }) => <ShortTime at={createdAt} /> },
];

function Subject({ change }: { readonly change: Change }) {
  const { kind, labels, path } = subjectOf(change);
  const name = labels.map((label, place) => (
    <span key={label}>
      <span>{place > 0 && ', '}</span>
      <LongWord>{label}</LongWord>
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

function Difference({ change: { object, before, after } }: { readonly change: Change }) {
  const keys = Object.keys({ ...before, ...after });
  // The id says nothing in a summary.
  const named = keys.filter((key) => key !== 'id');
  return (
    <Disclosure
      isCompact
      summary={
        <span className="text-sm wrap-anywhere">
          {named.slice(0, 4).map(fieldLabel).join(', ') || 'Nothing kept'}
        </span>
      }
    >
      <dl className="grid gap-2">
        {keys.map((key) => (
          <div key={key}>
            <dt className="font-semibold">{fieldLabel(key)}</dt>
            <dd className="wrap-anywhere">
              {valueIn(object, key, before)} → {valueIn(object, key, after)}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

function valueIn(object: string, field: string, row: Change['before']): string {
  const value = row?.[field];
  if (object === 'site_settings' && field === 'key' && typeof value === 'string') {
    return settingLabel(value);
  }
  return object === 'site_settings' && field === 'value'
    ? settingValue((value ?? null) as string | null)
    : fieldValue(field, value);
}

/** Every change by an admin, as recorded by the database. */
export function ChangeList() {
  const address = useListSearchParams();
  const query = useQuery(changesQuery(address));
  return (
    <RecordList
      title="Changes"
      searchLabel="Search changes"
      searchHelp="Search by an admin’s or customer’s email address, order number, setting, template path, or id."
      filters={[
        { value: '', label: 'All' },
        { value: 'site_settings', label: 'Settings' },
        { value: 'licenses', label: 'Licenses' },
        { value: 'leads', label: 'Leads' },
        { value: 'reviews', label: 'Reviews' },
        { value: 'blog_posts', label: 'Posts' },
        { value: 'knowledge_base_articles', label: 'Articles' },
        { value: 'content_findings', label: 'Fact checks' },
        { value: 'templates', label: 'Templates' },
        { value: 'law_facts', label: 'Law facts' },
        { value: 'law_duties', label: 'Law duties' },
        { value: 'content_calendar', label: 'Topics' },
        { value: 'contact_messages', label: 'Messages' },
        { value: 'email_messages', label: 'Mail' },
        { value: 'profiles', label: 'Users' },
        { value: 'people', label: 'Deleted persons' },
      ]}
      address={address}
      query={query}
      columns={columns}
      rowKey={({ id }) => String(id)}
      emptyTitle="No changes yet"
      emptyText="What an admin changes is listed here, with who did it, when, and what it was before."
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors/app-error';
import { formatDateTime } from '@/lib/text/shop-time';
import { DocumentFrame } from '@/ui/document-frame';
import { ErrorState } from '@/ui/error-state';
import { KeyValueList } from '@/ui/key-value-list';
import { Loading, SkeletonCard } from '@/ui/skeleton';
import { Stack } from '@/ui/stack';
import { mailPreviewQuery, noticeQuery, type OpenNotice } from '../api/update-notices-api';
import { NoticeActions } from './notice-actions';
import { describeChange, NoticeState } from './notice-state';
import { RecipientList } from './recipient-list';

/** A notice: what changed, whose copies change, the email itself, and the owner's decision. */
export function NoticeDetail({ id }: { readonly id: string }) {
  const query = useQuery(noticeQuery(id));
  if (query.isPending) {
    return (
      <Loading label="The notice is loading">
        <SkeletonCard />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        title="The notice did not load"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      >
        {toAppError(query.error).message}
      </ErrorState>
    );
  }
  const notice = query.data;
  return (
    <Stack gap="large">
      <NoticeActions notice={notice} />
      <KeyValueList items={summaryOf(notice)} />
      {notice.facts.length > 0 && (
        <section>
          <h2 className="mb-3 text-xl">Facts that changed</h2>
          <ul className="grid gap-3">
            {notice.facts.map(({ key, before, after }, index) => (
              <li key={`${key} ${index}`}>
                <p>{after.statement}</p>
                <p className="text-sm text-muted">Before: {before.statement}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className="mb-3 text-xl">The email</h2>
        <MailPreview notice={notice} />
      </section>
      <section>
        <h2 className="mb-3 text-xl">Buyers</h2>
        <RecipientList notice={notice} />
      </section>
    </Stack>
  );
}

function summaryOf(notice: OpenNotice) {
  const { counts, isCounted } = notice;
  const count = (state: string) => (counts[state] ?? 0).toLocaleString('en-US');
  return [
    { label: 'State', value: <NoticeState {...notice} /> },
    { label: 'Change', value: describeChange(notice) },
    { label: 'Reason', value: notice.reason || '–' },
    ...(isCounted ? [] : [{ label: 'Not compared yet', value: count('pending') }]),
    {
      label: 'Copies that change',
      value: ((counts['affected'] ?? 0) + (counts['queued'] ?? 0)).toLocaleString('en-US'),
    },
    { label: 'Copies that stay the same', value: count('unaffected') },
    ...(counts['withdrawn'] ? [{ label: 'Not told', value: count('withdrawn') }] : []),
    ...(notice.sentAt
      ? [
          { label: 'Sent', value: formatDateTime(notice.sentAt) },
          { label: 'Emails delivered', value: notice.mailsSent.toLocaleString('en-US') },
        ]
      : []),
  ];
}

function MailPreview({ notice }: { readonly notice: OpenNotice }) {
  const query = useQuery(mailPreviewQuery(notice));
  if (query.isPending) {
    return (
      <Loading label="The email is loading">
        <SkeletonCard />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        title="The email did not load"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      >
        {toAppError(query.error).message}
      </ErrorState>
    );
  }
  return (
    <>
      <p className="mb-3">
        Subject: <strong>{query.data.subject}</strong>
      </p>
      <DocumentFrame title="Preview of the email" html={query.data.html} />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { ShortTime } from '@/lib/text/short-time';
import { useEffect, useState } from 'react';
import { productName } from '@contracts/products';
import { useListSearchParams } from '@/lib/url/list-search-params';
import { Badge } from '@/ui/badge';
import { CheckboxField } from '@/ui/checkbox-field';
import { LongWord } from '@/ui/long-word';
import { RatingStars } from '@/ui/rating-stars';
import { RecordList } from '@/ui/record-list';
import type { Column } from '@/ui/table';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { reviewCountsQuery, reviewsQuery, type Review } from '../api/reviews-api';
import { DecidedButtons } from './decided-buttons';
import { ModerateButtons } from './moderate-buttons';

const tones = { approved: 'success', rejected: 'danger', pending: 'accent' } as const;

const columns: readonly Column<Review>[] = [
  {
    key: 'review',
    header: 'Review',
    isRowHeader: true,
    cell: ({ firstName, sku, rating, text, email, verified, answer }) => (
      <div className="grid gap-1">
        <span>
          <span>{`${firstName} on ${productName(sku)}`}</span>{' '}
          {verified && <Badge tone="primary">verified purchase</Badge>}
        </span>
        <RatingStars value={rating} />
        {text && <span className="font-normal wrap-anywhere whitespace-pre-wrap">{text}</span>}
        {answer && (
          <span className="font-normal wrap-anywhere whitespace-pre-wrap text-muted">
            Your answer: {answer}
          </span>
        )}
        {email && <LongWord className="text-sm font-normal text-muted">{email}</LongWord>}
      </div>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, reason }) => (
      <>
        <Badge tone={tones[status as keyof typeof tones]}>{status}</Badge>
        {reason && <span className="mt-1 block text-sm wrap-anywhere text-muted">{reason}</span>}
      </>
    ),
  },
  { key: 'date', header: 'Received', cell: ({ createdAt }) => <ShortTime at={createdAt} /> },
  {
    key: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (review) =>
      review.status === 'approved' || review.status === 'rejected' ? (
        <DecidedButtons review={review} status={review.status} />
      ) : (
        <ModerateButtons ids={[review.id]} subject={`the review of ${review.firstName}`} />
      ),
  },
];

/** Reviews to moderate. Visitors only see approved ones. */
export function ReviewList() {
  const address = useListSearchParams('pending');
  const filter = address.filter === 'all' ? '' : address.filter;
  const query = useQuery(reviewsQuery({ ...address, filter }));
  const { data: counts } = useQuery(reviewCountsQuery);
  useEffect(() => {
    if (query.isError) {
      void toast({ title: 'Failed to fetch reviews', tone: 'error' });
    }
  }, [query.isError]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const waiting = query.data?.rows.filter(({ status }) => status === 'pending').map(({ id }) => id) ?? [];
  const selected = chosen.filter((id) => waiting.includes(id));
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));

  const choice: Column<Review> = {
    key: 'choice',
    header: 'Choose',
    isHeaderHidden: true,
    cell: ({ id, status, firstName }) =>
      status === 'pending' ? (
        <CheckboxField
          label={<VisuallyHidden>Choose the review of {firstName}</VisuallyHidden>}
          checked={selected.includes(id)}
          onChange={(event) => choose(id, event.target.checked)}
        />
      ) : null,
  };
  const total = counts && counts.pendingReviews + counts.approvedReviews + counts.rejectedReviews;
  return (
    <>
      {waiting.length > 1 && (
        <div className="mb-6 flex flex-wrap items-center gap-4">
          <CheckboxField
            label={`Choose all ${waiting.length} on this page`}
            checked={selected.length === waiting.length}
            onChange={(event) => setChosen(event.target.checked ? waiting : [])}
          />
          {selected.length > 0 && (
            <ModerateButtons
              ids={selected}
              subject={`${selected.length} chosen`}
              onDone={() => setChosen([])}
            />
          )}
        </div>
      )}
      <RecordList
        title="Reviews"
        filters={[
          { value: 'all', label: 'All', count: total },
          { value: 'pending', label: 'Pending', count: counts?.pendingReviews },
          { value: 'approved', label: 'Approved', count: counts?.approvedReviews },
          { value: 'rejected', label: 'Rejected', count: counts?.rejectedReviews },
        ]}
        address={address}
        query={query}
        columns={waiting.length > 1 ? [choice, ...columns] : columns}
        rowKey={({ id }) => id}
        emptyTitle={filter === 'pending' ? 'No pending reviews' : 'No reviews here'}
        emptyText="A review that a visitor writes on a product page waits under Pending until you decide."
      />
    </>
  );
}

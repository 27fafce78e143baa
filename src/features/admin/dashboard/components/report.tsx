import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toAppError } from '@/lib/errors/app-error';
import { shopTimeZone } from '@/lib/text/shop-zone';
import { useUrlChange } from '@/lib/url/use-url-change';
import { FilterChips } from '@/ui/chip';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonCard } from '@/ui/skeleton';
import { TextField } from '@/ui/text-field';
import { reportQuery } from '../api/report-api';
import {
  firstDay,
  isDay,
  lastDay,
  presetRange,
  rangePresets,
  readRange,
  type DateRange,
} from '../model/date-range';
import { CampaignReport } from './campaign-report';
import { SalesReport } from './sales-report';

/** Revenue and leads of a date range. The range is in the URL. */
export function Report() {
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => new Date());
  const range = readRange(params, now);
  const query = useQuery(reportQuery(range.from, range.to));
  const preset = rangePresets.find(({ value }) => {
    const { from, to } = presetRange(value, now);
    return from === range.from && to === range.to;
  });
  const [typed, setTyped] = useState(range);
  const willWrite = useUrlChange(asText(range), () => setTyped(range));
  const change = (changed: DateRange) => {
    setTyped(changed);
    if (isDay(changed.from) && isDay(changed.to) && changed.from <= changed.to) {
      willWrite(asText(changed));
      setParams({ ...changed }, { replace: true, preventScrollReset: true });
    }
  };
  const isReversed = isDay(typed.from) && isDay(typed.to) && typed.from > typed.to;

  return (
    <section aria-labelledby="report-heading" className="mt-10">
      <h2 id="report-heading" className="text-2xl">
        Sales and leads
      </h2>
      <p className="mt-2 text-sm text-muted">
        Days and months are those of the shop ({shopTimeZone()}). Revenue is what is yours: without refunds,
        sales tax, payments that are disputed now, and disputes that were lost. A dispute that is won comes
        back on the day of the purchase.
      </p>
      <div className="mt-4 mb-6 flex flex-wrap items-start gap-4">
        <TextField
          label="From"
          type="date"
          min={firstDay}
          max={lastDay}
          value={typed.from}
          onChange={(event) => change({ ...typed, from: event.target.value })}
        />
        <TextField
          label="To"
          type="date"
          min={firstDay}
          max={lastDay}
          error={isReversed ? 'This day is before the first one.' : undefined}
          value={typed.to}
          onChange={(event) => change({ ...typed, to: event.target.value })}
        />
        <FilterChips
          label="Range"
          className="self-end pb-1"
          options={[...rangePresets]}
          value={preset?.value ?? ('' as never)}
          onChange={(chosen) => change(presetRange(chosen, now))}
        />
      </div>
      {query.isPending && (
        <Loading label="The figures are loading">
          <SkeletonCard />
        </Loading>
      )}
      {query.isError && (
        <ErrorState
          title="The figures did not load"
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        >
          {toAppError(query.error).message}
        </ErrorState>
      )}
      {query.isSuccess && (
        <div className="grid gap-6 xl:grid-cols-2" aria-busy={query.isFetching || undefined}>
          <SalesReport report={query.data} range={range} />
          <CampaignReport report={query.data} />
        </div>
      )}
    </section>
  );
}

const asText = ({ from, to }: DateRange) => `${from} ${to}`;

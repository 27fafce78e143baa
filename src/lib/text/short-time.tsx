import { formatDateTime, formatRowTime } from './shop-time';

/** A time on one line of a list. The whole one is its title. */
export function ShortTime({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)} className="whitespace-nowrap">
      {formatRowTime(at)}
    </time>
  );
}

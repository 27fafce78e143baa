import { useState } from 'react';
import { overdueFigures } from '@law/yearly-figures';
import { formatDate } from '@/lib/text/format';
import { shopDay } from '@/lib/text/shop-zone';
import { Link } from '@/ui/link';

/** The yearly figures whose next one should be out: who has it, and since when. */
export function OverdueFigures() {
  const [today] = useState(() => shopDay(new Date()));
  const overdue = overdueFigures(today);
  if (overdue.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="overdue-figures" className="mb-10">
      <h2 id="overdue-figures" className="mb-4 text-xl">
        Yearly figures that should be out
      </h2>
      <ul className="grid gap-2">
        {overdue.map(({ name, state, current, announcedOn, awaited, publisher }) => (
          <li key={`${state} ${name}`}>
            <Link to={current === null ? '/figures' : `/admin/law-facts/${current}`} className="link">
              {`${state}: ${name}`}
            </Link>
            {`, due ${formatDate(announcedOn)} from `}
            <a href={publisher.url} className="link" rel="noopener">
              {publisher.name}
            </a>
            <span>{awaited === null ? '.' : `. ${awaited}.`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

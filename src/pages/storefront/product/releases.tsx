import type { LibraryPackage } from '@/features/all/library/api/library-api';
import type { DayOfChanges } from '@/features/all/library/model/changes-by-day';
import { figuresOf } from '@/features/all/library/model/library-figures';
import { formatDate } from '@/lib/text/format';
import { Disclosure } from '@/ui/disclosure';
import { unbroken } from '@/ui/unbroken';

interface ReleasesProps {
  readonly packages: readonly LibraryPackage[];
  readonly changes: readonly DayOfChanges[];
}

/** The current versions with the one date of a product, a line for each part, and what changed in them: folded, since all documents can change on one day. */
export function Releases({ packages, changes: days }: ReleasesProps) {
  return (
    <>
      <ul className="divide-y divide-hairline border-y border-hairline text-[0.9375rem]">
        {packages.map((pack) => (
          <li key={pack.id} className="py-2">
            <p className="font-medium text-heading">{unbroken(`${pack.title}, version ${pack.version}`)}</p>
            <p className="text-sm text-muted">
              {unbroken(`Law as of ${formatDate(figuresOf([pack]).lawAsOf || pack.lastUpdated)}.`)}
            </p>
          </li>
        ))}
      </ul>
      {days.length > 0 && (
        <Disclosure summary="Change log">
          {days.map((day) => (
            <Day key={day.date} day={day} />
          ))}
        </Disclosure>
      )}
    </>
  );
}

function Day({ day: { date, changes } }: { readonly day: DayOfChanges }) {
  return (
    <section className="mt-2 text-[0.9375rem]">
      <h3 className="font-sans text-[0.9375rem] font-semibold">{formatDate(date)}</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </section>
  );
}

import type { ExpectedChange } from '@/features/all/law/model/law-changes';
import { ReviewMark } from '@/features/all/law/components/review-mark';
import { formatDate } from '@/lib/text/format';
import { unbroken } from '@/ui/unbroken';

/** The figures of today that are set again on a day that is known. */
export function ExpectedList({ expected }: { readonly expected: readonly ExpectedChange[] }) {
  return (
    <section className="mt-14">
      <h2 className="mb-2 text-2xl">Next to change</h2>
      <p className="mb-6 max-w-measure text-muted">
        These figures are set anew on the day beside them. The new figure is listed above as soon as we have
        read it.
      </p>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {expected.map(({ on, text, fact }) => (
          <li key={fact.key} className="grid gap-x-8 gap-y-1 py-3 md:grid-cols-[12rem_1fr]">
            <span className="text-muted">{unbroken(formatDate(on))}</span>
            <span>
              {unbroken(text)}
              <ReviewMark fact={fact} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

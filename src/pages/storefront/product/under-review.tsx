import type { ProductReview } from '@/features/all/law/api/under-review-api';
import { ReviewMark } from '@/features/all/law/components/review-mark';
import { plural } from '@/lib/text/format';
import { Disclosure } from '@/ui/disclosure';
import { unbroken } from '@/ui/unbroken';

/** The sentences of a product that are due to be read again. Without one, the page marks itself on the day on which one is. */
export function UnderReview({ review: { due, nextCheck } }: { readonly review: ProductReview }) {
  if (due.length === 0) {
    return nextCheck && <ReviewMark fact={{ nextCheck }} isOfPage />;
  }
  return (
    <Disclosure summary={`${plural(due.length, 'sentence')} under review`}>
      <p className="text-[0.9375rem]">
        {unbroken('The source is due to be read again. If it has changed, a new version follows.')}
      </p>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-[0.9375rem]">
        {due.map(({ document, statement }) => (
          <li key={`${document} ${statement}`}>{unbroken(`${document}: ${statement}`)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

import CirclePlay from 'lucide-react/icons/circle-play';
import type { ProductSku } from '@contracts/products';
import { quickStartTranscript } from '@/catalog/quick-start';
import { Disclosure, DisclosureGroup } from '@/ui/disclosure';

/** The place of the quick-start video. Until it is recorded, its words are there to read. */
export function QuickStart({ sku }: { readonly sku: ProductSku }) {
  return (
    <div className="mt-12 grid gap-x-10 gap-y-6 *:min-w-0 md:grid-cols-2 md:items-start">
      <div className="grid place-items-center rounded-lg border border-hairline bg-primary-soft px-6 py-10 text-center sm:aspect-video">
        <div>
          <CirclePlay className="mx-auto size-12 text-primary" strokeWidth={1.25} aria-hidden="true" />
          <h3 className="mt-3 text-xl">Quick-start video</h3>
          <p className="mt-1 text-[0.9375rem] text-muted">
            The recording follows. Everything it says is in the transcript.
          </p>
        </div>
      </div>
      <DisclosureGroup>
        <Disclosure summary="Transcript">
          {quickStartTranscript(sku).map((paragraph) => (
            <p key={paragraph} className="mt-3 first:mt-0">
              {paragraph}
            </p>
          ))}
        </Disclosure>
      </DisclosureGroup>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ProductSku } from '@contracts/products';
import { PinList } from '@/ui/pin-list';
import { firstPageQuery } from '../api/sample-api';
import { pagePins } from '../model/page-pins';

interface PagePinsProps {
  readonly sku: ProductSku;
  readonly document: string;
  /** What follows the title of each number. */
  readonly texts?: readonly string[];
}

/** The numbers that are on a document's first page. */
export function usePagePins(sku: ProductSku, document: string): readonly boolean[] {
  const { data: page = '' } = useQuery(firstPageQuery(sku, document));
  return pagePins.map(({ mark }) => page.includes(`class="${mark}`));
}

/** Says what the numbers of a `<SamplePage hasPins>` are. */
export function PagePins({ sku, document, texts = [] }: PagePinsProps) {
  const isShown = usePagePins(sku, document);
  return (
    <PinList
      items={pagePins.map((pin, index) => ({
        ...pin,
        text: texts[index],
        isHidden: isShown[index] === false,
      }))}
    />
  );
}

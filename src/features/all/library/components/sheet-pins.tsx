import { useQuery } from '@tanstack/react-query';
import type { ProductSku } from '@contracts/products';
import { PinList } from '@/ui/pin-list';
import { sheetQuery } from '../api/sample-api';
import { sheetPins } from '../model/sheet-pins';

interface SheetPinsProps {
  readonly sku: ProductSku;
  readonly document: string;
  /** What follows the title of each number. */
  readonly texts?: readonly string[];
}

/** The numbers that are on a document's first sheet. */
export function useSheetPins(sku: ProductSku, document: string): readonly boolean[] {
  const { data: sheet = '' } = useQuery(sheetQuery(sku, document));
  return sheetPins.map(({ mark }) => sheet.includes(`class="${mark}`));
}

/** Says what the numbers of a `<SampleSheet hasPins>` are. */
export function SheetPins({ sku, document, texts = [] }: SheetPinsProps) {
  const isShown = useSheetPins(sku, document);
  return (
    <PinList
      items={sheetPins.map((pin, index) => ({
        ...pin,
        text: texts[index],
        isHidden: isShown[index] === false,
      }))}
    />
  );
}

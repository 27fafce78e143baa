import { offers, offerSkus, productSkus } from '@contracts/products';
import { priceLists, priceOf, readPriceList, type PriceList } from '@contracts/prices';
import { readStruckPrices, struckPrice } from '@/catalog/struck-prices';
import { formatPrice } from '@/lib/text/format';
import { RadioGroupField } from '@/ui/radio-group-field';
import { TextField } from '@/ui/text-field';

const listNames: Readonly<Record<PriceList, string>> = {
  storefront: 'Storefront list',
  second: 'Second list',
};

const quoted = (list: PriceList, skus: readonly (keyof typeof offers)[]) =>
  skus.map((sku) => `${offers[sku].name} ${formatPrice(priceOf(sku, list))}`).join(', ');

interface PriceControlsProps {
  readonly list: string;
  readonly struck: string;
  readonly onListChange: (value: string) => void;
  readonly onStruckChange: (value: string) => void;
}

/** The price list in use, and the former prices to show struck through. */
export function PriceControls({ list, struck, onListChange, onStruckChange }: PriceControlsProps) {
  const chosen = readPriceList(list);
  const typed = readStruckPrices(struck);
  return (
    <>
      <RadioGroupField
        id="PRICE_LIST"
        name="PRICE_LIST"
        label="Price list"
        value={chosen}
        onChange={(event) => onListChange(event.target.value)}
        options={priceLists.map((value) => ({
          value,
          label: listNames[value],
          help: `${quoted(value, productSkus)}. ${offers['core-payroll-bundle'].name}: ${formatPrice(priceOf('core-payroll-bundle', value))}.`,
        }))}
      />
      <div role="group" aria-labelledby="struck-heading" className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <h3 id="struck-heading" className="text-lg">
            Former prices
          </h3>
          <p className="mt-1 text-sm text-muted">
            Shown struck through beside the price. Enter one only if you really sold at it.
          </p>
        </div>
        {offerSkus.map((sku) => {
          const value = typed[sku] ?? '';
          const isShown = value === '' || struckPrice(struck, sku, priceOf(sku, chosen)) !== null;
          return (
            <TextField
              key={sku}
              id={`struck-${sku}`}
              label={offers[sku].name}
              isOptional
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              value={value}
              error={
                isShown ? undefined : `An amount above ${formatPrice(priceOf(sku, chosen))}, such as 149.`
              }
              onChange={(event) => onStruckChange(withPrice({ ...typed, [sku]: event.target.value.trim() }))}
            />
          );
        })}
      </div>
    </>
  );
}

/** The stored form: empty fields are left out. */
function withPrice(prices: ReturnType<typeof readStruckPrices>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(prices).filter(([, typed]) => typed !== '')));
}

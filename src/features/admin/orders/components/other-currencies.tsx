import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { PriceRow } from '../model/price-rows';

interface OtherCurrenciesProps {
  readonly rows: readonly PriceRow[];
  readonly onChange: (rows: readonly PriceRow[]) => void;
}

/** The lowest prices in further currencies. An order in a currency that is not listed is held. */
export function OtherCurrencies({ rows, onChange }: OtherCurrenciesProps) {
  const change = (key: number, part: Partial<PriceRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const next = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold text-heading">Other currencies</legend>
      {rows.map(({ key, currency, amount }, index) => (
        <div key={key} className="flex flex-wrap items-end gap-3">
          <TextField
            label={`Currency ${index + 1}`}
            className="w-28"
            autoComplete="off"
            maxLength={3}
            value={currency}
            onChange={(event) => change(key, { currency: event.target.value })}
          />
          <TextField
            label={`At least, in ${currency.trim().toUpperCase() || 'this currency'}`}
            className="min-w-40 flex-1"
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={(event) => change(key, { amount: event.target.value })}
          />
          <Button
            variant="quiet"
            size="small"
            onClick={() => onChange(rows.filter((row) => row.key !== key))}
          >
            Remove <VisuallyHidden>{currency || `currency ${index + 1}`}</VisuallyHidden>
          </Button>
        </div>
      ))}
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => onChange([...rows, { key: next, currency: '', amount: '' }])}
      >
        Add a currency
      </Button>
    </fieldset>
  );
}

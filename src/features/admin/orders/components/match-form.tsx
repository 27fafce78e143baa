import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isCheckoutProvider } from '@contracts/buy-link';
import { formatMoney, largestAmount, minorOf, plainAmount } from '@contracts/money';
import { providerIdHelp } from '@contracts/provider-ids';
import { bundles, isProductSku, productSkus, products, type ProductSku } from '@contracts/products';
import { plural } from '@/lib/text/format';
import { queryRoots } from '@/lib/queries/query-roots';
import { useSubmission } from '@/lib/forms/use-submission';
import { useUnsavedGuard } from '@/lib/forms/use-unsaved-guard';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { CheckboxField } from '@/ui/checkbox-field';
import { DialogClose } from '@/ui/dialog';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { matchProduct, type KnownProduct, type MatchOutcome, type ProductMatch } from '../api/products-api';
import { pricesOf, rowsOf } from '../model/price-rows';
import { bundleOf, providers } from '../model/product-match';
import { NotOursChoice } from './not-ours-choice';
import { OtherCurrencies } from './other-currencies';

export interface MatchFormProps {
  /** The provider's product. Without it the owner enters provider and id. */
  readonly product?: { readonly provider: string; readonly providerProductId: string } | undefined;
  /** The match to change. */
  readonly known?: KnownProduct | undefined;
  readonly currency?: string | undefined;
}

function describeOutcome({ delivered, held }: MatchOutcome): string {
  const parts = [
    ...(delivered > 0 ? [`${plural(delivered, 'waiting order')} delivered`] : []),
    ...(held > 0 ? [`${plural(held, 'order')} still held: see the reason`] : []),
  ];
  return parts.length > 0 ? `${parts.join(', ')}.` : 'No order was held for it.';
}

export function MatchForm({
  product,
  known,
  currency = 'USD',
  onDone,
}: MatchFormProps & { readonly onDone: () => void }) {
  const queryClient = useQueryClient();
  const [provider, setProvider] = useState(product?.provider ?? 'stripe');
  const [productId, setProductId] = useState(product?.providerProductId ?? '');
  const [skus, setSkus] = useState<readonly ProductSku[]>(known?.skus.filter(isProductSku) ?? []);
  const [lowest, setLowest] = useState(known ? plainAmount(known.minimumCents, known.currency) : '');
  const [otherRows, setOtherRows] = useState(rowsOf(known?.otherPrices ?? {}));
  const [problem, setProblem] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const price = useRef<HTMLInputElement>(null);
  const [hasChanges, setHasChanges] = useState(false);
  useUnsavedGuard(hasChanges);
  const asked = known?.currency ?? currency;
  const save = useSubmission(async (match: ProductMatch) => {
    const outcome = await matchProduct(match);
    await queryClient.invalidateQueries({ queryKey: [queryRoots.orders] });
    await queryClient.invalidateQueries({ queryKey: [queryRoots.dashboard] });
    void toast({ title: 'Product matched', description: describeOutcome(outcome), tone: 'success' });
    onDone();
  });
  const submit = () => {
    const minimumCents = minorOf(lowest, asked);
    const others = pricesOf(otherRows, asked);
    setProblem('');
    setIsRefused(minimumCents === null);
    if (productId.trim() === '') {
      setProblem('Please enter the id that the provider gives the product.');
    } else if (skus.length === 0) {
      setProblem('Please choose at least one of your products.');
    } else if (minimumCents === null) {
      price.current?.focus();
    } else if (others.problem !== undefined) {
      setProblem(others.problem);
    } else {
      const match = { provider, providerProductId: productId.trim(), skus, minimumCents };
      void save.submit({ ...match, currency: asked, otherPrices: others.prices, seen: known ?? null });
    }
  };
  const message = problem || save.error?.message;
  const bundle = bundleOf(skus);

  return (
    <form
      noValidate
      className="grid gap-5"
      onInput={() => setHasChanges(true)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {!product && (
        <>
          <SelectField
            label="Payment provider"
            options={providers}
            value={provider}
            onChange={(event) => setProvider(event.target.value)}
          />
          <TextField
            label="Product id at the provider"
            help={isCheckoutProvider(provider) ? providerIdHelp(provider) : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={400}
            value={productId}
            onChange={(event) => setProductId(event.target.value)}
          />
        </>
      )}
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold text-heading">It is</legend>
        {productSkus.map((sku) => (
          <CheckboxField
            key={sku}
            label={products[sku].name}
            checked={skus.includes(sku)}
            onChange={(event) => {
              const chosen = event.target.checked;
              setSkus(productSkus.filter((other) => (other === sku ? chosen : skus.includes(other))));
            }}
          />
        ))}
        {bundle && (
          <p role="status" className="mt-1 text-sm text-muted">
            {`Sold as the ${bundles[bundle].name}: the buyer gets a license of each.`}
          </p>
        )}
      </fieldset>
      <TextField
        ref={price}
        label={`Lowest price that you ever ask, in ${asked}`}
        isOptional
        inputMode="decimal"
        autoComplete="off"
        help="A paid order below this amount is held, and you get an alert. Allow for your largest coupon."
        error={
          isRefused
            ? `Please enter an amount up to ${formatMoney(largestAmount, asked)}, as in ${plainAmount(4900, asked)}.`
            : undefined
        }
        value={lowest}
        onChange={(event) => setLowest(event.target.value)}
      />
      <OtherCurrencies
        rows={otherRows}
        onChange={(rows) => {
          setOtherRows(rows);
          setHasChanges(true);
        }}
      />
      {message && (
        <div role="alert">
          <Callout tone="danger" title="Nothing was saved">
            {message}
          </Callout>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {product && !known && <NotOursChoice product={product} onDone={onDone} />}
        <DialogClose>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
        <Button type="submit" isLoading={save.status === 'pending'}>
          Save and deliver
        </Button>
      </div>
    </form>
  );
}

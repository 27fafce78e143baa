import { useQuery } from '@tanstack/react-query';
import { Link } from '@/ui/link';
import { guarantee } from '@contracts/brand';
import { packStateNames } from '@law/pack-states';
import { productSkus, products, type ProductSku } from '@contracts/products';
import { pricingAudience } from '@/catalog/pricing-hints';
import { productPages } from '@/catalog/product-pages';
import { libraryQuery, packagesOf, type LibraryPackage } from '@/features/all/library/api/library-api';
import { useOffer } from '@/pages/sections/use-offer';
import { formatPrice } from '@/lib/text/format';
import { QuestionsAndGuarantee } from '@/pages/sections/questions-and-guarantee';
import { withQueries } from '@/rendering/with-queries';
import { StruckPrice } from '@/ui/price';
import { Section } from '@/ui/section';
import { Table, type Column } from '@/ui/table';
import { unbroken } from '@/ui/unbroken';

interface Row {
  readonly sku: ProductSku;
  readonly documents: number | null;
}

const columns: readonly Column<Row>[] = [
  {
    key: 'product',
    header: 'Product',
    isRowHeader: true,
    cell: ({ sku }) => (
      <Link to={products[sku].path} className="link">
        {products[sku].name}
      </Link>
    ),
  },
  {
    key: 'price',
    header: 'Price',
    align: 'end',
    cell: ({ sku }) => <PriceCell sku={sku} />,
  },
  { key: 'audience', header: 'Made for', cell: ({ sku }) => unbroken(pricingAudience[sku]) },
  {
    key: 'states',
    header: 'States',
    cell: ({ sku }) => productPages[sku].states.map((state) => packStateNames[state]).join(', '),
  },
  { key: 'formats', header: 'Formats', cell: ({ sku }) => productPages[sku].formats.join(', ') },
  { key: 'documents', header: 'Documents', align: 'end', cell: ({ documents }) => documents ?? '–' },
];

function PriceCell({ sku }: { readonly sku: ProductSku }) {
  const { listCents, discountCents, totalCents } = useOffer(sku);
  return (
    <shop-price>
      <span data-quote={sku} translate="no">
        {formatPrice(totalCents)}
      </span>
      {discountCents > 0 && <StruckPrice className="ml-2.5">{formatPrice(listCents)}</StruckPrice>}
    </shop-price>
  );
}

const countDocuments = (library: readonly LibraryPackage[], sku: ProductSku) =>
  packagesOf(library, sku).reduce((sum, { templates }) => sum + templates.length, 0);

function Comparison() {
  const { data } = useQuery(libraryQuery);
  const rows = productSkus.map((sku) => ({
    sku,
    documents: data ? countDocuments(data, sku) : null,
  }));
  return (
    <>
      <Section
        tone="sunken"
        title="Compare the packs"
        intro={`Every pack: ${guarantee.toLowerCase()} License for one organization, new versions under the same license.`}
      >
        <Table
          caption="The packs side by side"
          isCaptionHidden
          columns={columns}
          rows={rows}
          rowKey={({ sku }) => sku}
        />
        <p className="mt-6 max-w-measure text-muted">
          Not sure? Six questions under{' '}
          <Link className="link" to="/which-templates-do-i-need">
            Which templates do I need?
          </Link>{' '}
          tell which documents you need, and{' '}
          <Link className="link" to="/paid-leave-by-state">
            Paid leave by state
          </Link>{' '}
          says what each law asks. Or start with the{' '}
          <Link className="link" to="/free-resources">
            free pack
          </Link>{' '}
          or{' '}
          <Link className="link" to="/contact">
            ask us
          </Link>
          . The checkout shows the final price, with coupon and tax, before you pay.
        </p>
      </Section>
      <QuestionsAndGuarantee />
    </>
  );
}

export default withQueries(Comparison);

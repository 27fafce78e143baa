import { Link } from '@/ui/link';
import { products, type ProductSku } from '@contracts/products';
import { documentName, documents, type DocumentSlug } from '@/catalog/documents';
import { unbroken } from '@/ui/unbroken';

interface DocumentNamesProps {
  readonly slugs: readonly DocumentSlug[];
  /** The product that the page sells. */
  readonly sold: ProductSku;
}

/** The documents that a text mentions, each with its pack. A pack other than the page's own is a link. */
export function DocumentNames({ slugs, sold }: DocumentNamesProps) {
  return (
    <ul className="mt-3 grid gap-1.5 text-sm text-muted">
      {slugs.map((slug) => {
        const { sku } = documents[slug];
        return (
          <li key={slug}>
            <span className="font-medium text-heading">{unbroken(documentName(slug))}</span>
            {', '}
            <span>{sku === sold ? 'in this pack' : <OtherPack sku={sku} />}</span>
          </li>
        );
      })}
    </ul>
  );
}

function OtherPack({ sku }: { readonly sku: ProductSku }) {
  const { name, path } = products[sku];
  return (
    <>
      {'in the '}
      <Link to={path} className="link">
        {name}
      </Link>
    </>
  );
}

import { products, type ProductSku } from '@contracts/products';
import { Breadcrumb } from '@/ui/breadcrumb';
import { crumbsOf } from './product-crumbs';

export default function Crumbs({ sku }: { readonly sku: ProductSku }) {
  return <Breadcrumb items={crumbsOf(products[sku].name)} />;
}

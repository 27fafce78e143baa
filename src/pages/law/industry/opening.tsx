import { guarantee, notLegalAdvice } from '@contracts/brand';
import { industryPath, type IndustrySlug } from '@contracts/law/law-addresses';
import { products } from '@contracts/products';
import { industries } from '@/catalog/industries/industries';
import { priceOn } from '@/catalog/prices';
import { productPages } from '@/catalog/product-pages';
import { breadcrumbData } from '@/lib/breadcrumb-data';
import { formatPrice } from '@/lib/format';
import { productData } from '@/lib/product-data';
import { Seo } from '@/lib/seo';
import { StructuredData } from '@/lib/structured-data';
import { Breadcrumb } from '@/ui/breadcrumb';
import { Price } from '@/ui/price';
import { unbroken } from '@/ui/unbroken';

export default function Opening({ slug }: { readonly slug: IndustrySlug }) {
  const { name, title, lead, description } = industries[slug];
  const path = industryPath(slug);
  const crumbs = [{ label: 'Templates', to: '/templates' }, { label: name }];
  const { currentCents } = priceOn('industry-page', 'core-hr');
  const { subtitle } = productPages['core-hr'];
  const pack = productData({ sku: 'core-hr', path, description: subtitle, cents: currentCents });
  return (
    <>
      <Seo path={path} title={title} description={description} />
      <StructuredData data={[breadcrumbData(crumbs, path), pack]} />
      <Breadcrumb items={crumbs} />
      <h1 className="mt-6 max-w-[22ch] text-4xl">{title}</h1>
      <p className="mt-5 max-w-measure text-lg text-muted">{unbroken(lead)}</p>
      <p className="mt-6 text-sm text-muted">
        For Minnesota and Wisconsin. {notLegalAdvice} {unbroken(guarantee)}
      </p>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-3">
        <span>{products['core-hr'].name}</span>
        <Price size="large" current={formatPrice(currentCents)} />
      </p>
      <p className="mt-2 max-w-measure text-sm text-muted">{unbroken(subtitle)}</p>
    </>
  );
}

import { guarantee, notLegalAdvice } from '@contracts/brand';
import { industryPath, type IndustrySlug } from '@law/law-addresses';
import { usePrice } from '@/pages/sections/use-price';
import { industries } from '@/catalog/industries/industries';
import { productPages } from '@/catalog/product-pages';
import { breadcrumbData } from '@/lib/seo/breadcrumb-data';
import { productData } from '@/lib/seo/product-data';
import { Seo } from '@/rendering/seo';
import { StructuredData } from '@/lib/seo/structured-data';
import { Breadcrumb } from '@/ui/breadcrumb';
import { unbroken } from '@/ui/unbroken';

export default function Opening({ slug }: { readonly slug: IndustrySlug }) {
  const { name, title, lead, description } = industries[slug];
  const path = industryPath(slug);
  const crumbs = [{ label: 'Templates', to: '/templates' }, { label: name }];
  const { cents } = usePrice('core-hr');
  const { subtitle } = productPages['core-hr'];
  const pack = productData({ sku: 'core-hr', path, description: subtitle, cents });
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
    </>
  );
}

import { Seo } from '@/lib/seo';
import { still } from '@/lib/still';

const Products = still('catalogue', () => import('./catalogue/products'));

export default function CataloguePage() {
  return (
    <>
      <Seo
        path="/templates"
        title="HR and payroll policy templates"
        description="Four template packs for small employers in Minnesota and Wisconsin: paid leave, core HR, payroll operations and one-page notices."
      />
      <Products />
    </>
  );
}

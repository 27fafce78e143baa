import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import {
  filterHref,
  filterNames,
  readFilters,
  templateFilters,
  type FilterChoice,
} from '@/catalog/template-filters';
import { Seo } from '@/lib/seo';
import { still } from '@/lib/still';
import { useHydrated } from '@/lib/use-hydrated';
import { FilterChips } from '@/ui/chip';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';

interface ProductsProps {
  readonly choice: FilterChoice;
}

/** All packs stand in the HTML as rendered; whoever narrows them down fetches what does it. */
const AllProducts = still<ProductsProps>('catalogue', () => import('./catalogue/products'));
const FilteredProducts = lazy(() => import('./catalogue/products'));

export default function CataloguePage() {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const choice = readFilters(isHydrated ? search : '');
  const isNarrowed = filterNames.some((name) => choice[name] !== 'all');
  return (
    <Container className="pb-20">
      <Seo
        path="/templates"
        title="HR and payroll policy templates"
        description="Four template packs for small employers in Minnesota and Wisconsin: paid leave, core HR, payroll operations and short notices."
      />
      <PageHeader
        title="Templates"
        lead="Four packs for small employers in Minnesota and Wisconsin. One payment each, 30 days to change your mind."
      />
      <div className="no-print mb-8 grid gap-5 sm:gap-3">
        {filterNames.map((name) => (
          <FilterChips<string>
            key={name}
            label={templateFilters[name].label}
            options={templateFilters[name].options}
            value={choice[name]}
            hrefFor={(value) => filterHref({ ...choice, [name]: value })}
          />
        ))}
      </div>
      {isNarrowed ? (
        <Suspense fallback={null}>
          <FilteredProducts choice={choice} />
        </Suspense>
      ) : (
        <AllProducts choice={choice} />
      )}
    </Container>
  );
}

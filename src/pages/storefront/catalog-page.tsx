import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isPackState } from '@law/pack-states';
import { Link } from '@/ui/link';
import {
  filterHref,
  filterNames,
  readFilters,
  templateFilters,
  type FilterChoice,
} from '@/catalog/template-filters';
import { lazyComponent } from '@/lib/react/load-error';
import { Seo } from '@/rendering/seo';
import { staticIsland } from '@/rendering/static-island';
import { chooseState } from '@/lib/browser/chosen-state';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { FilterChips } from '@/ui/chip';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';

interface ProductsProps {
  readonly choice: FilterChoice;
}

/** All packs are in the prerendered HTML. Filtering them loads its code. */
const AllProducts = staticIsland<ProductsProps>('catalog', () => import('./catalog/products'));
const CatalogChoice = staticIsland('catalog-state', () => import('@/pages/sections/state-choice'));
const AllDocuments = staticIsland('catalog-documents', () => import('./catalog/all-documents'));
const FilteredProducts = lazyComponent(() => import('./catalog/products'));

export default function CatalogPage() {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const choice = readFilters(isHydrated ? search : '');
  // An address that names a state chooses it, as the control does.
  useEffect(() => {
    const state = new URLSearchParams(search).get('state')?.toUpperCase() ?? '';
    if (isPackState(state)) chooseState(state);
  }, [search]);
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
        lead={
          <>
            Four packs for small employers in Minnesota and Wisconsin. One payment each, 30 days to change
            your mind. Not sure? Six questions under{' '}
            <Link className="link" to="/which-templates-do-i-need">
              Which templates do I need?
            </Link>{' '}
            lead to your list, and{' '}
            <Link className="link" to="/paid-leave-by-state">
              Paid leave by state
            </Link>{' '}
            says what each law asks.
          </>
        }
      />
      <div className="no-print mb-8 grid gap-5 sm:gap-3">
        <CatalogChoice />
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
      <section aria-labelledby="all-documents" className="mt-16">
        <h2 id="all-documents" className="mb-5">
          All documents
        </h2>
        <AllDocuments />
      </section>
    </Container>
  );
}

import { Suspense } from 'react';
import { useAuth } from '@/features/all/auth/auth-context';
import { ArticlesLoading } from '@/features/shop/knowledge-base/components/articles-loading';
import {
  articleFilters,
  knowledgeAddress,
  readKnowledgeView,
  type KnowledgeView,
} from '@/features/shop/knowledge-base/model/article';
import { AddressSearch } from '@/features/shop/search/components/address-search';
import { lazyComponent } from '@/lib/react/load-error';
import { Seo } from '@/rendering/seo';
import { staticIsland } from '@/rendering/static-island';
import { useQueryString } from '@/lib/url/use-query-string';
import { FilterChips } from '@/ui/chip';
import { Container } from '@/ui/container';

const Heading = staticIsland('knowledge-heading', () => import('./knowledge-base/heading'));
const Overview = staticIsland(
  'knowledge-overview',
  () => import('./knowledge-base/overview'),
  <ArticlesLoading />,
);
const Results = lazyComponent(() => import('./knowledge-base/results'));
const Generate = lazyComponent(() => import('./knowledge-base/generate'));
const MoreHelp = staticIsland('knowledge-more-help', () => import('./knowledge-base/more-help'));

const withoutScript = <p className="mt-2 text-sm">The search needs JavaScript. Below are all articles.</p>;

const isWhole = (view: KnowledgeView) => knowledgeAddress(view) === '/knowledge-base';

export default function KnowledgeBasePage() {
  const view = readKnowledgeView(useQueryString());
  const { isAdmin } = useAuth();
  return (
    <>
      <Seo
        path="/knowledge-base"
        title="Knowledge base"
        description="Short articles about using HR and payroll templates: editing, rollout, Minnesota and Wisconsin rules, licenses and refunds."
      />
      <Container className="pb-20">
        <Heading />
        <div className="mb-10 grid gap-5">
          <div className="max-w-narrow">
            <AddressSearch
              label="Search the knowledge base"
              placeholder="refund, effective date, Google Docs …"
              action="/knowledge-base"
              query={view.query}
              addressOf={(query) => knowledgeAddress({ ...view, query })}
              withoutScript={withoutScript}
            />
          </div>
          <FilterChips
            label="Categories"
            options={articleFilters.map((value) => ({ value, label: value }))}
            value={view.category}
            hrefFor={(category) => knowledgeAddress({ ...view, category })}
          />
        </div>
        {isAdmin && (
          <Suspense fallback={null}>
            <Generate />
          </Suspense>
        )}
        {isWhole(view) ? (
          <Overview />
        ) : (
          <Suspense fallback={<ArticlesLoading />}>
            <Results view={view} />
          </Suspense>
        )}
      </Container>
      <MoreHelp />
    </>
  );
}

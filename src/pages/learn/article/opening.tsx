import { useQuery } from '@tanstack/react-query';
import { articleQuery } from '@/features/shop/knowledge-base/api/articles-api';
import { articleFilters, knowledgeAddress, type Article } from '@/features/shop/knowledge-base/model/article';
import { breadcrumbData } from '@/lib/seo/breadcrumb-data';
import { formatDate } from '@/lib/text/format';
import { withQueries } from '@/rendering/with-queries';
import { Seo } from '@/rendering/seo';
import { StructuredData } from '@/lib/seo/structured-data';
import { Badge } from '@/ui/badge';
import { Breadcrumb } from '@/ui/breadcrumb';
import { unbroken } from '@/ui/unbroken';
import { TextLoading } from '../../text-loading';
import { articleData } from './article-data';
import { ArticleNotFound } from './article-not-found';

function Opening({ slug }: { readonly slug: string }) {
  const { data, isError } = useQuery(articleQuery(slug));
  if (data) {
    return <OpeningOf article={data} />;
  }
  return isError ? <ArticleNotFound /> : <TextLoading label="The article is loading" />;
}

function OpeningOf({ article }: { readonly article: Article }) {
  const path = `/knowledge-base/${article.slug}`;
  const category = articleFilters.find((filter) => filter === article.category);
  const crumbs = [
    { label: 'Knowledge base', to: '/knowledge-base' },
    ...(category ? [{ label: category, to: knowledgeAddress({ category, query: '' }) }] : []),
    { label: article.title },
  ];
  return (
    <>
      <Seo path={path} title={article.title} description={article.summary} type="article" />
      <StructuredData data={[articleData(article), breadcrumbData(crumbs, path)]} />
      <Breadcrumb items={crumbs} />
      <header className="mt-6 max-w-narrow">
        <h1 className="text-4xl">{article.title}</h1>
        <p className="mt-4 max-w-measure text-lg text-muted">{unbroken(article.summary)}</p>
      </header>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-1.5 text-sm">
        <p className="flex flex-wrap gap-2">
          <Badge tone="primary">{article.category}</Badge>
          <Badge>{article.level}</Badge>
          {article.states.map((state) => (
            <Badge key={state} tone="outline">
              {state}
            </Badge>
          ))}
        </p>
        <dl className="flex flex-wrap gap-x-6 gap-y-1.5 [&_dd]:text-muted [&_dt]:font-semibold [&>div]:flex [&>div]:gap-1.5">
          <div>
            <dt>Time</dt>
            <dd>{article.estimatedTime}</dd>
          </div>
          <div>
            <dt>For</dt>
            <dd>{article.audience}</dd>
          </div>
          <div>
            <dt>Last updated</dt>
            <dd>
              <time dateTime={article.changedAt}>{formatDate(article.changedAt)}</time>
            </dd>
          </div>
          <div>
            <dt>Version</dt>
            <dd>{article.version}</dd>
          </div>
        </dl>
      </div>
    </>
  );
}

export default withQueries(Opening);

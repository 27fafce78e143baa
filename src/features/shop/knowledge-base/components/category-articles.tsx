import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@/ui/button-link';
import { EmptyState } from '@/ui/empty-state';
import { articlesQuery } from '../api/articles-api';
import { inCategory, type ArticleFilter } from '../model/article';
import { ArticleGrid } from './article-grid';
import { ArticlesLoading } from './articles-loading';

export function CategoryArticles({ category }: { readonly category: ArticleFilter }) {
  const { data, isPending } = useQuery(articlesQuery);
  if (isPending) {
    return <ArticlesLoading />;
  }
  const articles = inCategory(data ?? [], category);
  if (articles.length === 0) {
    return (
      <EmptyState
        title={`No articles in ${category} yet`}
        action={
          <ButtonLink to="/knowledge-base" variant="secondary">
            Show all articles
          </ButtonLink>
        }
      />
    );
  }
  return (
    <section>
      <h2 className="mb-5 text-2xl">{category}</h2>
      <ArticleGrid articles={articles} />
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { articlesQuery } from '../api/articles-api';
import { findNewest, findPopular } from '../model/article';
import { ArticleGrid } from './article-grid';
import { ArticlesLoading } from './articles-loading';
import { NoArticles } from './no-articles';

/** The whole knowledge base: popular, recent and all articles. */
export function ArticlesOverview() {
  const { data, isPending } = useQuery(articlesQuery);
  if (isPending) {
    return <ArticlesLoading />;
  }
  if (!data || data.length === 0) {
    return <NoArticles />;
  }
  const lists = [
    { title: 'Popular Articles', articles: findPopular(data) },
    { title: 'New & Updated', articles: findNewest(data) },
    { title: 'All articles', articles: data },
  ].filter((list) => list.articles.length > 0);
  return (
    <div className="grid gap-14">
      {lists.map(({ title, articles }, index) => (
        <section key={title} aria-label={title} data-below-first-screen={index > 0 ? '' : undefined}>
          <h2 className="mb-5 text-2xl">{title}</h2>
          <ArticleGrid articles={articles} />
        </section>
      ))}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { articlesQuery } from '../api/articles-api';
import { byCategory, findNewest, findPopular } from '../model/article';
import { ArticleGrid } from './article-grid';
import { ArticleRow } from './article-row';
import { ArticlesLoading } from './articles-loading';
import { NoArticles } from './no-articles';

/** The whole knowledge base: popular and recent articles as cards, all of them by category. */
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
  ].filter((list) => list.articles.length > 0);
  return (
    <div className="grid gap-14">
      {lists.map(({ title, articles }, index) => (
        <section key={title} aria-label={title} data-below-first-screen={index > 0 ? '' : undefined}>
          <h2 className="mb-5 text-2xl">{title}</h2>
          <ArticleGrid articles={articles} />
        </section>
      ))}
      <section aria-label="All articles" data-below-first-screen="">
        <h2 className="mb-5 text-2xl">All articles</h2>
        {byCategory(data).map(({ category, articles }) => (
          <div
            key={category}
            className="grid gap-x-10 gap-y-4 border-t border-hairline py-6 md:grid-cols-[12rem_1fr]"
          >
            <h3 className="text-xl">{category}</h3>
            <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
              {articles.map((article) => (
                <ArticleRow key={article.slug} article={article} />
              ))}
            </ul>
          </div>
        ))}
      </section>
    </div>
  );
}

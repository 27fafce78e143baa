import { Grid } from '@/ui/stack';
import type { ArticleSummary, FoundArticle } from '../model/article';
import { ArticleCard } from './article-card';

interface ArticleGridProps {
  readonly articles: readonly (ArticleSummary | FoundArticle)[];
  readonly headingLevel?: 'h2' | 'h3';
}

export function ArticleGrid({ articles, headingLevel = 'h3' }: ArticleGridProps) {
  return (
    <Grid as="ul" cell="medium">
      {articles.map((article) => (
        <ArticleCard key={article.slug} article={article} headingLevel={headingLevel} />
      ))}
    </Grid>
  );
}

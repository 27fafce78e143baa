import { Link } from '@/ui/link';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { MarkedText } from '@/ui/marked-text';
import { unbroken } from '@/ui/unbroken';
import type { ArticleSummary, FoundArticle } from '../model/article';

interface ArticleCardProps {
  readonly article: ArticleSummary | FoundArticle;
  readonly headingLevel?: 'h2' | 'h3';
}

/** An article in a list. Search results mark the matching words. */
export function ArticleCard({ article, headingLevel: Heading = 'h3' }: ArticleCardProps) {
  const isFound = 'markedTitle' in article;
  return (
    <Card as="li" isLinked className="flex flex-col">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
        <Badge tone="outline">{article.category}</Badge>
        <span>
          {article.level}, {article.estimatedTime}
        </span>
      </p>
      <Heading className="mt-3 text-xl">
        <Link to={`/knowledge-base/${article.slug}`} className="cover-link text-heading no-underline">
          {isFound ? <MarkedText pieces={article.markedTitle} /> : article.title}
        </Link>
      </Heading>
      <p className="mt-2 text-muted">
        {isFound ? <MarkedText pieces={article.markedSummary} /> : unbroken(article.summary)}
      </p>
    </Card>
  );
}

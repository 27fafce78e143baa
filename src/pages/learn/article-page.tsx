import { useParams } from 'react-router-dom';
import { ArticleVote } from '@/features/knowledge-base/components/article-vote';
import { useArticleViews } from '@/features/knowledge-base/model/use-article-views';
import { useReviewMarks } from '@/features/law/use-review-marks';
import { plural } from '@/lib/format';
import { still } from '@/lib/still';
import { Container } from '@/ui/container';
import { TextLoading } from '../text-loading';

interface ArticlePartProps {
  readonly slug: string;
}

const Opening = still<ArticlePartProps>(
  'article-opening',
  () => import('./article/opening'),
  <TextLoading label="The article is loading" />,
);
const Body = still<ArticlePartProps>('article-body', () => import('./article/body'));
const More = still<ArticlePartProps>('article-more', () => import('./article/more'));

export default function ArticlePage() {
  const { slug = '' } = useParams();
  return <Article key={slug} slug={slug} />;
}

function Article({ slug }: ArticlePartProps) {
  useReviewMarks();
  const views = useArticleViews(slug);
  return (
    <Container className="pt-8 pb-16">
      <Opening slug={slug} />
      <p className="mt-3 min-h-6 text-sm text-muted tabular-nums">
        {views !== null && plural(views, 'view')}
      </p>
      <Body slug={slug} />
      {views !== null && (
        <div className="max-w-measure">
          <ArticleVote slug={slug} />
        </div>
      )}
      <More slug={slug} />
    </Container>
  );
}

import { useParams } from 'react-router-dom';
import { ArticleVote } from '@/features/shop/knowledge-base/components/article-vote';
import { useArticleViews } from '@/features/shop/knowledge-base/model/use-article-views';
import { plural } from '@/lib/text/format';
import { staticIsland } from '@/rendering/static-island';
import { Container } from '@/ui/container';
import { TextLoading } from '../text-loading';

interface ArticlePartProps {
  readonly slug: string;
}

const Opening = staticIsland<ArticlePartProps>(
  'article-opening',
  () => import('./article/opening'),
  <TextLoading label="The article is loading" />,
);
const Body = staticIsland<ArticlePartProps>('article-body', () => import('./article/body'));
const More = staticIsland<ArticlePartProps>('article-more', () => import('./article/more'));

export default function ArticlePage() {
  const { slug = '' } = useParams();
  return <Article key={slug} slug={slug} />;
}

function Article({ slug }: ArticlePartProps) {
  const views = useArticleViews(slug);
  return (
    <Container className="pt-8 pb-16">
      <Opening slug={slug} />
      <Body slug={slug} />
      {views !== null && (
        <div className="max-w-measure lg:ml-66">
          <ArticleVote slug={slug} />
          <p className="no-print mt-2 text-sm text-muted tabular-nums">{plural(views, 'view')}</p>
        </div>
      )}
      <More slug={slug} />
    </Container>
  );
}

import { postFigures } from '@/catalog/post-figures';
import { FigurePicture } from '@/features/all/law/components/figure-picture';
import { PostList } from '@/features/shop/blog/components/post-list';
import type { BlogView } from '@/features/shop/blog/model/post';
import { withQueries } from '@/rendering/with-queries';

/** The figure of the law that a post is about. */
function pictureOf(slug: string) {
  const key = postFigures[slug];
  return key === undefined ? null : <FigurePicture factKey={key} />;
}

const Posts = ({ view }: { readonly view: BlogView }) => <PostList view={view} pictureOf={pictureOf} />;

export default withQueries(Posts);

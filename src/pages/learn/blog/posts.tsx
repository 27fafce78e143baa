import { PostList } from '@/features/blog/components/post-list';
import { withQueries } from '@/lib/queries';

export default withQueries(PostList);

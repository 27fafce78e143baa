import { PostSidebar } from '@/features/blog/components/post-sidebar';
import { withQueries } from '@/lib/queries';

export default withQueries(PostSidebar);

import { PostSidebar } from '@/features/shop/blog/components/post-sidebar';
import { withQueries } from '@/rendering/with-queries';

export default withQueries(PostSidebar);

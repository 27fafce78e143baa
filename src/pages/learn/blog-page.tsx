import { Suspense } from 'react';
import { LeadBlock } from '@/pages/sections/lead-block';
import { blogAddress, postFilters, readBlogView, type BlogView } from '@/features/shop/blog/model/post';
import { lazyComponent } from '@/lib/react/load-error';
import { Seo } from '@/rendering/seo';
import { staticIsland } from '@/rendering/static-island';
import { useQueryString } from '@/lib/url/use-query-string';
import { FilterChips } from '@/ui/chip';
import { Container } from '@/ui/container';
import { PostsLoading } from './blog/posts-loading';

interface PostsProps {
  readonly view: BlogView;
}

const Heading = staticIsland('blog-heading', () => import('./blog/heading'));
const RenderedPosts = staticIsland<PostsProps>('blog-posts', () => import('./blog/posts'), <PostsLoading />);
const Posts = lazyComponent(() => import('./blog/posts'));
const Sidebar = staticIsland('blog-sidebar', () => import('./blog/sidebar'));

export default function BlogPage() {
  const view = readBlogView(useQueryString());
  const isWhole = blogAddress(view) === '/blog';
  return (
    <Container className="pb-20">
      <Seo
        path="/blog"
        title="Blog"
        description="HR and payroll practice for small employers in Minnesota and Wisconsin: what the law asks, what to do this week, and the documents for it."
      />
      <Heading />
      <FilterChips
        label="Categories"
        options={postFilters.map((value) => ({ value, label: value }))}
        value={view.category}
        hrefFor={(category) => blogAddress({ category, page: 1 })}
        className="mb-8"
      />
      <div className="grid gap-x-14 gap-y-14 lg:grid-cols-[1fr_19rem]">
        {isWhole ? (
          <RenderedPosts view={view} />
        ) : (
          <Suspense fallback={<PostsLoading />}>
            <Posts view={view} />
          </Suspense>
        )}
        <aside className="grid content-start gap-10">
          <section>
            <h2 className="text-xl">The free pack</h2>
            <p className="mt-1.5 mb-4 text-muted">
              A payroll calendar, an onboarding checklist, a rollout plan and an acknowledgment tracker.
            </p>
            <LeadBlock variant="sidebar" />
          </section>
          <Sidebar />
        </aside>
      </div>
    </Container>
  );
}

import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Callout } from '@/ui/callout';
import { EmptyState } from '@/ui/empty-state';
import { Pagination } from '@/ui/pagination';
import { Loading, SkeletonCard } from '@/ui/skeleton';
import { ButtonLink } from '@/ui/button-link';
import { postsQuery } from '../api/posts-api';
import { allCategories, blogAddress, pagePosts, type BlogView } from '../model/post';
import { samplePosts } from '../model/sample-posts';
import { PostCard } from './post-card';
import { PostRow } from './post-row';

interface PostListProps {
  readonly view: BlogView;
  /** Shown beside the newest post. */
  readonly pictureOf: (slug: string) => ReactNode;
}

/** The posts of a category: the newest one large, the others as lines below. Three samples if the API is unavailable. */
export function PostList({ view, pictureOf }: PostListProps) {
  const { data, isPending, isError } = useQuery(postsQuery);
  if (isPending) {
    return (
      <Loading label="The posts are loading" className="grid gap-6">
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </Loading>
    );
  }
  const { posts, page, pageCount } = pagePosts(data ?? samplePosts, view);
  const [first, ...others] = posts;
  if (!first) {
    return (
      <EmptyState
        title={view.category === allCategories ? 'No posts yet' : `No posts in ${view.category} yet`}
        action={
          <ButtonLink to={view.category === allCategories ? '/free-resources' : '/blog'} variant="secondary">
            {view.category === allCategories ? 'Get the Free Pack' : 'Show all posts'}
          </ButtonLink>
        }
      >
        New posts appear here as soon as they are published.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-10">
      {first.isSample && isError && (
        <Callout title="These are samples">
          The posts cannot be loaded right now. Until they are back, here are three samples of what we write
          about.
        </Callout>
      )}
      {page === 1 && (
        <PostCard post={first} as="article" isFeatured headingLevel="h2" picture={pictureOf(first.slug)} />
      )}
      <section data-below-first-screen="">
        <h2 className="mb-5 text-2xl">{page === 1 ? 'Recent articles' : `Page ${page} of ${pageCount}`}</h2>
        <ul className="border-b border-hairline">
          {(page === 1 ? others : posts).map((post) => (
            <PostRow key={post.slug} post={post} />
          ))}
        </ul>
      </section>
      <Pagination
        label="Pages of posts"
        page={page}
        pageCount={pageCount}
        hrefFor={(target) => blogAddress({ ...view, page: target })}
      />
    </div>
  );
}

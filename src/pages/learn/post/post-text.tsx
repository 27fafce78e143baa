import { PostMeta } from '@/features/blog/components/post-meta';
import { RelatedPosts } from '@/features/blog/components/related-posts';
import { blogAddress, postFilters, type Post } from '@/features/blog/model/post';
import { breadcrumbData } from '@/lib/breadcrumb-data';
import { formatDate } from '@/lib/format';
import { Seo } from '@/lib/seo';
import { StructuredData } from '@/lib/structured-data';
import { Breadcrumb } from '@/ui/breadcrumb';
import { Container } from '@/ui/container';
import { ContentsList } from '@/ui/contents-list';
import { Markdown } from '@/ui/markdown';
import { markdownHeadings } from '@/ui/markdown-headings';
import { Prose } from '@/ui/prose';
import { LegalNote } from '../legal-note';
import { postData } from './post-data';

export function PostText({ post }: { readonly post: Post }) {
  const path = `/blog/${post.slug}`;
  const category = postFilters.find((filter) => filter === post.category);
  const crumbs = [
    { label: 'Blog', to: '/blog' },
    ...(category ? [{ label: category, to: blogAddress({ category, page: 1 }) }] : []),
    { label: post.title },
  ];
  return (
    <>
      <Seo
        path={path}
        title={post.title}
        description={post.metaDescription}
        type="article"
        noIndex={post.isSample}
      />
      {!post.isSample && <StructuredData data={[postData(post), breadcrumbData(crumbs, path)]} />}
      <Container className="pt-8 pb-16">
        <Breadcrumb items={crumbs} />
        <header className="mt-6 max-w-narrow">
          <h1 className="text-4xl">{post.title}</h1>
          <p className="mt-4 max-w-measure text-lg text-muted">{post.excerpt}</p>
          <div className="mt-5">
            <PostMeta post={post} />
          </div>
          {post.changedAt.slice(0, 10) > post.publishedAt.slice(0, 10) && (
            <p className="mt-1.5 text-sm text-muted">
              Updated <time dateTime={post.changedAt.slice(0, 10)}>{formatDate(post.changedAt)}</time>
            </p>
          )}
        </header>
        <div className="mt-10 grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_17rem]">
          <aside className="lg:sticky lg:top-24 lg:order-2 lg:self-start">
            <ContentsList headings={markdownHeadings(post.content)} />
          </aside>
          <article className="min-w-0">
            <Prose className="with-wide-tables">
              <Markdown source={post.content} />
            </Prose>
            <LegalNote lawAsOf={post.lawAsOf} text={post.content} />
          </article>
        </div>
        <RelatedPosts post={post} />
      </Container>
    </>
  );
}

import { textDocuments } from '@/catalog/text-documents';
import { PostMeta } from '@/features/shop/blog/components/post-meta';
import { RelatedPosts } from '@/features/shop/blog/components/related-posts';
import { blogAddress, postFilters, type Post } from '@/features/shop/blog/model/post';
import { breadcrumbData } from '@/lib/seo/breadcrumb-data';
import { Seo } from '@/rendering/seo';
import { StructuredData } from '@/lib/seo/structured-data';
import { Breadcrumb } from '@/ui/breadcrumb';
import { Container } from '@/ui/container';
import { Markdown } from '@/ui/markdown';
import { markdownHeadings } from '@/ui/markdown-headings';
import { Prose } from '@/ui/prose';
import { Reading } from '@/ui/reading';
import { LegalNote } from '../legal-note';
import { DocumentBeside, TextDocument } from '../text-document';
import { postData } from './post-data';

export function PostText({ post }: { readonly post: Post }) {
  const path = `/blog/${post.slug}`;
  const document = textDocuments[path];
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
        </header>
        <div className="mt-10">
          <Reading headings={markdownHeadings(post.content)}>
            <article>
              <Prose>
                {document && <DocumentBeside document={document} />}
                <Markdown source={post.content} />
              </Prose>
              <LegalNote lawAsOf={post.lawAsOf} text={post.content} />
            </article>
            {document && <TextDocument document={document} />}
          </Reading>
        </div>
        <RelatedPosts post={post} />
      </Container>
    </>
  );
}

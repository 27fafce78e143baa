import { articleMatterSchema, postMatterSchema } from './article-files.ts';
import { openFindings } from './post-facts.ts';
import { requireData } from './push-report.ts';
import type { RowFile } from './pull-rows.ts';
import type { RowTarget } from './push-rows.ts';
import { readTextFile } from './text-file.ts';

interface ArticleRow {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly category: string;
  readonly tags: string[];
  readonly audience: string;
  readonly est_time: string;
  readonly level: string;
  readonly content: string;
  readonly quick_steps: string[];
  readonly states: string[];
  readonly product_applicability: string[];
  readonly related_articles: string[];
  readonly version: string;
  readonly status: string;
  readonly law_as_of: string | null;
  readonly last_updated: string;
}

const notInMatter = new Set(['slug', 'content', 'status']);

function matterFields(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([key]) => !notInMatter.has(key)));
}

const articleColumns =
  'slug, title, summary, category, tags, audience, est_time, level, content, quick_steps, states, product_applicability, related_articles, version, status, law_as_of, last_updated';

export const articleTarget: RowTarget<ArticleRow> & RowFile<ArticleRow> = {
  folder: 'knowledge-base',
  matterOf: ({ product_applicability, related_articles, ...same }) => ({
    ...matterFields(same),
    products: product_applicability,
    related: related_articles,
  }),
  bodyOf: ({ content }) => content,
  parse(source, path) {
    const { slug, matter, body } = readTextFile(source, path, articleMatterSchema);
    const { products, related, ...same } = matter;
    return {
      slug,
      ...same,
      content: body,
      product_applicability: products,
      related_articles: related,
      status: 'published',
    };
  },
  load: async (client) => requireData(await client.from('knowledge_base_articles').select(articleColumns)),
  save: async (client, row) =>
    requireData(
      await client
        .from('knowledge_base_articles')
        .upsert(row, { onConflict: 'slug' })
        .select(articleColumns)
        .single(),
    ),
};

interface PostRow {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string | null;
  readonly content: string;
  readonly meta_description: string | null;
  readonly tags: string[];
  readonly seo_keywords: string[];
  readonly status: string;
  readonly law_as_of: string | null;
  readonly published_at: string | null;
}

const postColumns =
  'slug, title, excerpt, content, meta_description, tags, seo_keywords, status, law_as_of, published_at';

export const postTarget: RowTarget<PostRow> & RowFile<PostRow> = {
  folder: 'blog',
  matterOf: ({ tags, published_at, ...same }) => ({
    ...matterFields(same),
    category: tags[1],
    tags: [tags[0], ...tags.slice(2)],
    published_at: published_at?.slice(0, 10) ?? null,
  }),
  bodyOf: ({ content }) => content,
  parse(source, path) {
    const { slug, matter, body } = readTextFile(source, path, postMatterSchema);
    const { category, tags, published_at, ...same } = matter;
    const [first = category, ...more] = tags;
    return {
      slug,
      ...same,
      content: body,
      // The second tag is the category (specification 000 §3).
      tags: [first, category, ...more],
      status: 'published',
      published_at: pastDate(published_at),
    };
  },
  load: async (client) => requireData(await client.from('blog_posts').select(postColumns)),
  save: async (client, row) =>
    requireData(await client.from('blog_posts').upsert(row, { onConflict: 'slug' }).select(postColumns).single()),
  factCheck: {
    draftOf: draftOfPost,
    async check(client, { row, stored, path, contentFolder }) {
      const isPublic = stored?.status === 'published';
      const kept = isPublic ? stored : await postTarget.save(client, draftOfPost(row));
      return { kept, findings: await openFindings(client, row, { path, contentFolder }) };
    },
  },
};

function draftOfPost(row: PostRow): PostRow {
  return { ...row, status: 'draft', published_at: null };
}

/** A pushed post is published; a date that has not come yet becomes now. To schedule a post, use the admin. */
function pastDate(date: string): string {
  return new Date(Math.min(Date.parse(`${date}T12:00:00Z`), Date.now())).toISOString();
}

import { articleCategories, articleLevels } from '@contracts/learning';
import { markdownOpening } from '@/lib/text/markdown-opening';

export type TextKind = 'post' | 'article';

interface Choice {
  readonly options: readonly string[];
}

export interface TextField {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  /** `list` is separated by commas, `lines` by line breaks. */
  readonly kind: 'line' | 'area' | 'list' | 'lines' | 'date' | Choice;
}

/** The public path of each kind of text, and its fields in addition to title, slug and content. */
export const textKinds = {
  post: {
    noun: 'post',
    table: 'blog_posts',
    base: '/admin/blog',
    livePath: '/blog',
    fields: [
      { name: 'excerpt', label: 'Excerpt', kind: 'area', help: 'Empty: how the text begins.' },
      { name: 'meta_description', label: 'Description for search engines', kind: 'area' },
      { name: 'tags', label: 'Tags', kind: 'list', help: 'With commas. The second one is the category.' },
      { name: 'seo_keywords', label: 'Keywords', kind: 'list', help: 'With commas.' },
      { name: 'law_as_of', label: 'Law as of', kind: 'date' },
    ],
  },
  article: {
    noun: 'article',
    table: 'knowledge_base_articles',
    base: '/admin/articles',
    livePath: '/knowledge-base',
    fields: [
      { name: 'summary', label: 'Summary', kind: 'area' },
      { name: 'category', label: 'Category', kind: { options: articleCategories } },
      { name: 'level', label: 'Level', kind: { options: articleLevels } },
      { name: 'audience', label: 'Audience', kind: 'line' },
      { name: 'est_time', label: 'Time', kind: 'line' },
      { name: 'quick_steps', label: 'Quick Answer', kind: 'lines', help: 'One step a line, three in all.' },
      { name: 'states', label: 'States', kind: 'list', help: 'Two letters each, with commas.' },
      { name: 'product_applicability', label: 'Products', kind: 'list', help: 'Product keys, with commas.' },
      {
        name: 'related_articles',
        label: 'Related articles',
        kind: 'list',
        help: 'Their addresses, with commas.',
      },
      { name: 'tags', label: 'Tags', kind: 'list', help: 'With commas.' },
      { name: 'version', label: 'Version', kind: 'line' },
      { name: 'law_as_of', label: 'Law as of', kind: 'date' },
    ],
  },
} as const satisfies Readonly<
  Record<TextKind, { readonly fields: readonly TextField[] } & Record<string, unknown>>
>;

export type Draft = Readonly<Record<string, string>>;

const always: readonly TextField[] = [
  { name: 'title', label: 'Title', kind: 'line' },
  { name: 'slug', label: 'Address', kind: 'line' },
  { name: 'content', label: 'Text', kind: 'area' },
];

export const fieldsOf = (kind: TextKind): readonly TextField[] => [...always, ...textKinds[kind].fields];

/** Converts a stored row to form values. A generated excerpt becomes empty, so that it keeps following the text. */
export function toDraft(kind: TextKind, row: Readonly<Record<string, unknown>>): Draft {
  const draft = readRow(kind, row);
  const isGiven = kind === 'post' && draft['excerpt'] === markdownOpening(draft['content'] ?? '');
  return isGiven ? { ...draft, excerpt: '' } : draft;
}

function readRow(kind: TextKind, row: Readonly<Record<string, unknown>>): Draft {
  return Object.fromEntries(
    fieldsOf(kind).map(({ name, kind: fieldKind }): [string, string] => {
      const value = row[name];
      if (Array.isArray(value)) {
        return [name, value.join(fieldKind === 'lines' ? '\n' : ', ')];
      }
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}

type Fields = Record<string, string | string[] | null>;

/** Converts form values to the request. */
export function toFields(kind: TextKind, draft: Draft): Fields {
  const fields = readDraft(kind, draft);
  return kind === 'post' && fields['excerpt'] === ''
    ? { ...fields, excerpt: markdownOpening(draft['content'] ?? '') }
    : fields;
}

function readDraft(kind: TextKind, draft: Draft): Fields {
  return Object.fromEntries(
    fieldsOf(kind).map(({ name, kind: fieldKind }): [string, string | string[] | null] => {
      const text = draft[name] ?? '';
      if (fieldKind === 'list' || fieldKind === 'lines') {
        const parts = text.split(fieldKind === 'lines' ? '\n' : ',').map((part) => part.trim());
        return [name, parts.filter((part) => part !== '')];
      }
      return [name, fieldKind === 'date' ? text || null : name === 'content' ? text : text.trim()];
    }),
  );
}

/** The slug that a title suggests. */
export function toSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 160);
}

import { z } from 'zod';
import { articleCategories, articleLevels, postCategories } from '../../supabase/functions/_shared/contracts/learning.ts';
import { productSkuSchema } from '../../supabase/functions/_shared/contracts/products-schema.ts';

const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date like 2026-11-21')
  .refine((value) => !Number.isNaN(Date.parse(value)), 'is not a date of the calendar');
const tags = z.array(z.string().min(1).max(60)).min(1).max(8);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be the name of an article without .md');

/** Front matter of `knowledge-base/{slug}.md` (content/README.md). */
export const articleMatterSchema = z.strictObject({
  title: z.string().min(1).max(200),
  summary: z.string().min(1).max(500),
  category: z.enum(articleCategories),
  tags,
  audience: z.string().min(1).max(120),
  level: z.enum(articleLevels),
  est_time: z.string().regex(/^\d+ min$/, 'must be like 6 min'),
  states: z.array(z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter code')).default([]),
  products: z.array(productSkuSchema).default([]),
  related: z.array(slug).max(3, 'at most three').default([]),
  version: z.string().regex(/^\d+\.\d+$/, 'must be major.minor, in quotes'),
  last_updated: isoDate,
  law_as_of: isoDate.nullable().default(null),
  quick_steps: z.array(z.string().min(1)).length(3, 'must be exactly three'),
});

/** Front matter of `blog/{slug}.md`. */
export const postMatterSchema = z.strictObject({
  title: z.string().min(1).max(200),
  excerpt: z.string().min(1).max(200, 'at most 200 characters'),
  meta_description: z.string().min(120, 'at least 120 characters').max(155, 'at most 155 characters'),
  category: z.enum(postCategories),
  tags,
  seo_keywords: z.array(z.string().min(1)).default([]),
  published_at: isoDate,
  law_as_of: isoDate.nullable().default(null),
});

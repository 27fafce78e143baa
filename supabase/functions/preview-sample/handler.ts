import { isProductSku, products, type ProductSku } from '../_shared/contracts/products.ts';
import type { SamplePreview } from '../_shared/contracts/sample.ts';
import { htmlPage, publicShare, renderPreview } from '../_shared/documents/mod.ts';
import { loadFactTexts } from '../_shared/library/fact-texts.ts';
import { loadTrees, parsedTemplate, type TemplateSource } from '../_shared/library/parsed-template.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError, defineFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { notFound } from '../_shared/http/http-error.ts';
import { shopToday } from '../_shared/http/shop-today.ts';

/** About the words of a page with a table and a note, down to where the site fades it out. */
const firstPageWords = 260;

/**
 * GET `/{sku}?document=`: a document of a product, the first one unless its file name is given, as it looks with example
 * values. No more than the public share of its words leaves the server, marked as a sample, and always its beginning, so that
 * asking often shows nothing more.
 */
export const handler = defineFunction(
  {
    name: 'preview-sample',
    access: 'anybody',
    methods: ['GET'],
    rateLimit: { bucket: 'preview-sample', max: 60, windowSeconds: 60 },
  },
  async ({ url, context }) => {
    const sku = url.pathname.split('/').at(-1);
    if (!isProductSku(sku)) {
      throw notFound('There is no such product.');
    }
    const source = await documentOf(context, sku, url.searchParams.get('document'));
    const [facts] = await Promise.all([
      loadFactTexts(context, [source.content]),
      loadTrees(context.service(), [source]),
    ]);
    const template = parsedTemplate(source);
    const options = {
      mode: 'sample',
      facts,
      today: await shopToday(context),
    } as const;
    const preview = renderPreview(template, { ...options, share: publicShare });
    const share = Math.min(publicShare, firstPageWords / preview.totalWords);
    const answer: SamplePreview = {
      title: template.title,
      html: htmlPage(template, preview.html + watermark),
      sheet: renderPreview(template, { ...options, share, headingLevel: 2 }).html,
      shownWords: preview.shownWords,
      totalWords: preview.totalWords,
    };
    const response = jsonResponse(answer);
    response.headers.set('cache-control', 'public, max-age=300');
    return response;
  },
);

/** Covers whatever part is in view; for a screen reader the window's own text says that this is a sample. */
const watermark = '<div class="doc-watermark" aria-hidden="true">Sample</div>';

/** `name` is a file name without its folder and ending; without it, the document that the product is named after. */
async function documentOf(
  context: FunctionContext,
  sku: ProductSku,
  name: string | null,
): Promise<TemplateSource> {
  if (name !== null && !/^[a-z0-9-]{1,80}$/.test(name)) {
    throw notFound('There is no sample of this document.');
  }
  const [firstPackage = '', ...others] = products[sku].packages;
  const packages = name === null ? [firstPackage] : [firstPackage, ...others];
  const documents = context
    .service()
    .from('templates')
    .select('path, template_versions(content, content_hash)')
    .in('package_id', packages)
    .eq('is_retired', false)
    .not('template_versions.published_at', 'is', null);
  const paths = packages.map((folder) => `templates/${folder}/${name ?? ''}.md`);
  const { data, error } = await (name === null ? documents : documents.in('path', paths))
    .order('position')
    .order('revision', { referencedTable: 'template_versions', ascending: false })
    .limit(1, { referencedTable: 'template_versions' })
    .limit(1)
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  const [newest] = data?.template_versions ?? [];
  if (!data || !newest) {
    throw notFound('There is no sample of this document.');
  }
  return { path: data.path, content: newest.content, contentHash: newest.content_hash };
}

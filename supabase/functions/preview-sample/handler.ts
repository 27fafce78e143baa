import { isProductSku, products, type ProductSku } from '../_shared/contracts/products.ts';
import type { SamplePreview } from '../_shared/contracts/sample.ts';
import { htmlPage } from '../_shared/documents/html/build-html.ts';
import { parseTemplate } from '../_shared/documents/parse-template.ts';
import { publicShare, renderPreview } from '../_shared/documents/preview.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError, defineFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { notFound } from '../_shared/http/http-error.ts';

/**
 * GET `/{sku}`: the first document of a product as it looks with example values. No more than the public share of its
 * words leaves the server, and always of the same document, so that asking often shows nothing more.
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
    const { path, content } = await firstDocument(context, sku);
    const template = parseTemplate(content, path);
    const preview = renderPreview(template, { mode: 'sample', share: publicShare });
    const answer: SamplePreview = {
      title: template.title,
      html: htmlPage(template, preview.html),
      shownWords: preview.shownWords,
      totalWords: preview.totalWords,
    };
    const response = jsonResponse(answer);
    response.headers.set('cache-control', 'public, max-age=300');
    return response;
  },
);

async function firstDocument(
  context: FunctionContext,
  sku: ProductSku,
): Promise<{ path: string; content: string }> {
  const [firstPackage] = products[sku].packages;
  const { data, error } = await context
    .service()
    .from('templates')
    .select('path, template_versions(content)')
    .eq('package_id', firstPackage ?? '')
    .eq('is_retired', false)
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
    throw notFound('There is no sample of this product yet.');
  }
  return { path: data.path, content: newest.content };
}

import { companyProfileFields } from '../_shared/contracts/company-profile.ts';
import { isProductSku, products, type ProductSku } from '../_shared/contracts/products.ts';
import type { SamplePreview } from '../_shared/contracts/sample.ts';
import { cleanLine, escapeXml } from '../_shared/documents/clean-text.ts';
import { htmlPage } from '../_shared/documents/html/build-html.ts';
import { parseTemplate } from '../_shared/documents/parse-template.ts';
import { publicShare, renderPreview } from '../_shared/documents/preview.ts';
import type { Template } from '../_shared/documents/template.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError, defineFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { HttpError, notFound } from '../_shared/http/http-error.ts';

const longestName = 80;

/**
 * GET `/{sku}?company=`: the first document of a product as it looks with example values and the visitor's own name. No more
 * than the public share of its words leaves the server, marked as a sample, and always of the same document, so that asking
 * often shows nothing more.
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
    const company = companyIn(url);
    const { path, content } = await firstDocument(context, sku);
    const template = parseTemplate(content, path);
    const preview = renderPreview(template, {
      mode: company === '' ? 'sample' : 'company',
      values: valuesFor(template, company),
      share: publicShare,
    });
    const answer: SamplePreview = {
      title: template.title,
      html: htmlPage(template, preview.html + watermark(company)),
      shownWords: preview.shownWords,
      totalWords: preview.totalWords,
    };
    const response = jsonResponse(answer);
    response.headers.set('cache-control', company === '' ? 'public, max-age=300' : 'private, no-store');
    return response;
  },
);

function companyIn(url: URL): string {
  const name = cleanLine(url.searchParams.get('company') ?? '');
  if (name.length > longestName) {
    throw new HttpError(400, 'invalid_field', `At most ${longestName} characters, please.`, {
      field: 'company',
    });
  }
  return name;
}

/** The example values, with the visitor's company in the place of the example's. */
function valuesFor({ placeholders }: Template, company: string): Record<string, string> {
  const examples = [...companyProfileFields, ...placeholders].map(({ key, example }): [string, string] => [
    key,
    example,
  ]);
  return { ...Object.fromEntries<string>(examples), company_name: company, company_short_name: company };
}

/** Lies over every part that is scrolled to; a screen reader reads in the window's own words that this is a sample. */
function watermark(company: string): string {
  const text = company === '' ? 'Sample' : `Sample for ${company}`;
  return `<div class="doc-watermark" aria-hidden="true">${escapeXml(text)}</div>`;
}

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

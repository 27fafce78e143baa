import { starterPackSlugs, starterPackZipName } from '../_shared/contracts/starter-pack.ts';
import {
  type ArchiveFile,
  buildArchive,
  bundledFonts,
  type DocumentFormat,
  renderDocument,
  type RenderedFile,
} from '../_shared/documents/mod.ts';
import { loadTrees, parsedTemplate, type TemplateSource } from '../_shared/library/parsed-template.ts';
import { publisher } from '../_shared/library/publisher.ts';
import { fileResponse } from '../_shared/files/file-response.ts';
import { RenderedCache } from '../_shared/files/rendered-cache.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError, defineFunction } from '../_shared/http/define-function.ts';
import { notFound } from '../_shared/http/http-error.ts';

interface Asset {
  readonly slug: string;
  readonly title: string;
  readonly formats: readonly string[];
  readonly content: string;
  readonly content_hash: string;
}

const cache = new RenderedCache(24);
const dayInSeconds = 86_400;
const archiveFolders: Readonly<Partial<Record<DocumentFormat, string>>> = {
  docx: 'Word',
  pdf: 'PDF',
  xlsx: 'Excel',
};

/**
 * GET `/{slug}.{pdf|docx|md|csv|xlsx}` and `/hr-payroll-starter-pack.zip`: the four free assets and nothing else. The last
 * part of the address is compared with what exists, never used as a path.
 */
export const handler = defineFunction(
  {
    name: 'download-template',
    access: 'anybody',
    methods: ['GET', 'HEAD'],
    rateLimit: { bucket: 'download-template', max: 120, windowSeconds: 60 },
  },
  async ({ url, context }) => {
    const name = /\/download-template\/([a-z0-9-]{1,100}\.[a-z]{2,4})$/.exec(url.pathname)?.[1];
    if (!name) {
      throw notFound('There is no such file.');
    }
    if (name === starterPackZipName) {
      return fileResponse(await starterPackZip(context), {
        disposition: 'attachment',
        cacheControl: `public, max-age=${dayInSeconds / 24}`,
      });
    }
    const [slug = '', format = ''] = name.split('.');
    const file = await assetFile(context, slug, format);
    // Browsers show plain text and download Markdown, and "View" is there to be read.
    return format === 'md'
      ? fileResponse(
          { ...file, contentType: 'text/plain; charset=utf-8' },
          { disposition: 'inline', cacheControl: 'no-cache' },
        )
      : fileResponse(file, { disposition: 'attachment', cacheControl: 'no-cache' });
  },
);

async function assetFile(context: FunctionContext, slug: string, format: string): Promise<RenderedFile> {
  if (!(starterPackSlugs as readonly string[]).includes(slug)) {
    throw notFound('There is no such file.');
  }
  const { data, error } = await context
    .service()
    .from('starter_pack_assets')
    .select('slug, title, formats, content, content_hash')
    .eq('slug', slug)
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  if (!data?.formats.includes(format)) {
    throw notFound('There is no such file.');
  }
  return render(context, data, format as DocumentFormat);
}

const sourceOf = ({ slug, content, content_hash }: Asset): TemplateSource => ({
  path: `starter-pack/${slug}.md`,
  content,
  contentHash: content_hash,
});

function render(context: FunctionContext, asset: Asset, format: DocumentFormat): Promise<RenderedFile> {
  return cache.get(`${asset.content_hash} ${format}`, async () => {
    const source = sourceOf(asset);
    await loadTrees(context.service(), [source]);
    return renderDocument({
      template: parsedTemplate(source),
      mode: 'blank',
      format,
      fonts: bundledFonts(),
    });
  });
}

async function starterPackZip(context: FunctionContext): Promise<RenderedFile> {
  const { data, error } = await context
    .service()
    .from('starter_pack_assets')
    .select('slug, title, formats, content, content_hash')
    .order('position');
  if (error) {
    throw databaseError(error);
  }
  const key = `zip ${data.map(({ content_hash }) => content_hash).join(' ')}`;
  return cache.get(key, async () => {
    await loadTrees(context.service(), data.map(sourceOf));
    const files = await Promise.all(data.flatMap((asset) => filesOf(context, asset)));
    const archive = await buildArchive(files, {
      publisher,
      title: 'HR Payroll Starter Pack',
      readMe: `This archive holds the free starter pack:\n\n${data.map(({ title }) => `- ${title}`).join('\n')}\n\nEach document comes as Word and as PDF, calendars and trackers also as Excel.`,
    });
    return { ...archive, fileName: starterPackZipName };
  });
}

function filesOf(context: FunctionContext, asset: Asset): Promise<ArchiveFile>[] {
  const { lastReviewed } = parsedTemplate(sourceOf(asset));
  return Object.entries(archiveFolders)
    .filter(([format]) => asset.formats.includes(format))
    .map(async ([format, folder]) => {
      const file = await render(context, asset, format as DocumentFormat);
      return { name: `${folder}/${file.fileName}`, bytes: file.bytes, date: lastReviewed };
    });
}

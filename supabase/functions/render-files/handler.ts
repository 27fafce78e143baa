import { pauseUnlessGone } from '../_shared/http/client-gone.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { defineJsonFunction } from '../_shared/http/define-function.ts';
import { renderFilesSchema, type RenderFilesRequest } from '../_shared/library/render-in-calls.ts';
import { renderTemplate } from '../_shared/library/render-template.ts';
import { loadTemplate, loadTemplates, type StoredTemplate } from '../_shared/library/stored-templates.ts';

/**
 * A hosted call has two seconds of processor time: the last file is begun while there are 1.2 left, more than any file of the
 * library takes (`bench:documents`).
 */
const workForMs = 800;

/**
 * POST by the shop's other functions: makes the first of the files asked for, as many as there is time for, and sends them as
 * a form. The caller asks again for the others.
 */
export const handler = defineJsonFunction(
  { name: 'render-files', access: 'secret-key', body: renderFilesSchema, maxBytes: 512 * 1024 },
  async ({ packages, files, ...wish }, { context, request: { signal } }) => {
    const stopAt = performance.now() + workForMs;
    const newest = await loadTemplates(context, { packages });
    const made = new FormData();
    for (const wanted of files) {
      const template = await templateOf(context, newest, wanted);
      const { bytes, fileName, contentType } = await renderTemplate(template, {
        ...wish,
        format: wanted.format,
      });
      made.append('file', new File([new Uint8Array(bytes)], fileName, { type: contentType }));
      if (performance.now() > stopAt) {
        break;
      }
      await pauseUnlessGone(signal);
    }
    return new Response(made);
  },
);

/** The text of the revision asked for, also if a newer one was published since. */
async function templateOf(
  context: FunctionContext,
  newest: readonly StoredTemplate[],
  { path, revision }: RenderFilesRequest['files'][number],
): Promise<StoredTemplate> {
  const template = newest.find((candidate) => candidate.path === path && candidate.revision === revision);
  return (
    template ?? loadTemplate(context, { packages: newest.map(({ packageId }) => packageId), path, revision })
  );
}

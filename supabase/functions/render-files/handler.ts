import type { RenderedFile } from '../_shared/documents/mod.ts';
import { packFiles } from '../_shared/files/packed-files.ts';
import { pauseUnlessGone } from '../_shared/http/client-gone.ts';
import { defineJsonFunction } from '../_shared/http/define-function.ts';
import { readTrees } from '../_shared/library/parsed-template.ts';
import { renderFilesSchema } from '../_shared/library/render-in-calls.ts';
import { renderTemplate } from '../_shared/library/render-template.ts';
import { templateFacts } from '../_shared/library/template-facts.ts';

/**
 * A hosted call has two seconds of processor time: the last file is begun while there are 1.2 left, more than any file of the
 * library takes (`bench:documents`).
 */
const workForMs = 800;

/**
 * POST by the shop's other functions: makes the first of the files asked for, as many as there is time for, and sends them
 * packed. The caller asks again for the others. The texts are those named, also if newer ones were published since.
 */
export const handler = defineJsonFunction(
  { name: 'render-files', access: 'secret-key', body: renderFilesSchema, maxBytes: 512 * 1024 },
  async ({ files, facts, ...wish }, { context, request: { signal } }) => {
    const stopAt = performance.now() + workForMs;
    const texts = await readTrees(context.service(), files);
    const made: RenderedFile[] = [];
    for (const [index, text] of texts.entries()) {
      const { formats } = templateFacts(text);
      const source = { text, formats, facts: new Map(facts) };
      const format = files[index]?.format ?? 'text';
      made.push(await renderTemplate(source, { ...wish, format }));
      if (performance.now() > stopAt) {
        break;
      }
      await pauseUnlessGone(signal);
    }
    return new Response(packFiles(made), { headers: { 'content-type': 'application/octet-stream' } });
  },
);

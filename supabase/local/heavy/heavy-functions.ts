import type { Handler } from '../../functions/_shared/http/context.ts';
import { handler as downloadTemplate } from '../../functions/download-template/handler.ts';
import { handler as editTemplate } from '../../functions/edit-template/handler.ts';
import { handler as exportFiles } from '../../functions/export/handler.ts';
import { handler as exportArtifact } from '../../functions/export-artifact/handler.ts';
import { handler as generateSocialImage } from '../../functions/generate-social-image/handler.ts';
import { handler as licenseDownload } from '../../functions/license-download/handler.ts';
import { handler as licenseFiles } from '../../functions/license-files/handler.ts';
import { handler as licenseHandbook } from '../../functions/license-handbook/handler.ts';
import { handler as licenseRedline } from '../../functions/license-redline/handler.ts';
import { handler as previewSample } from '../../functions/preview-sample/handler.ts';
import { handler as renderFiles } from '../../functions/render-files/handler.ts';
import { handler as runExports } from '../../functions/run-exports/handler.ts';
import { handler as runUpdateNotices } from '../../functions/run-update-notices/handler.ts';
import { clientGone } from '../../functions/_shared/http/client-gone.ts';
import { jsonResponse } from '../../functions/_shared/http/define-function.ts';
import { createFinishedFiles } from './finished-files.ts';
import { createContexts, type FunctionPorts, type FunctionRunner } from './function-context.ts';
import { functionName, isHeavy, type HeavyName } from './heavy-names.ts';
import { onDisk } from './shelf.ts';

const handlers: Readonly<Record<HeavyName, Handler>> = {
  'download-template': downloadTemplate,
  'edit-template': editTemplate,
  export: exportFiles,
  'export-artifact': exportArtifact,
  'generate-social-image': generateSocialImage,
  'license-download': licenseDownload,
  'license-files': licenseFiles,
  'license-handbook': licenseHandbook,
  'license-redline': licenseRedline,
  'preview-sample': previewSample,
  'render-files': renderFiles,
  'run-exports': runExports,
  'run-update-notices': runUpdateNotices,
};

/** Runs the heavy functions on this thread, each through the same handler that hosted Supabase runs. Made files are kept below the folder. */
export function createHeavyFunctions(ports: FunctionPorts, filesFolder?: string): FunctionRunner {
  const functionsOfApi = new URL('/functions/v1/', ports.config.supabaseUrl).href;
  // They call each other here; a second place in the queue of the thread would wait for the first one.
  const fetchHere: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    if (request.signal.aborted) return Promise.reject(clientGone());
    return request.url.startsWith(functionsOfApi) && isHeavy(functionName(request.url))
      ? handle(request, '127.0.0.1')
      : ports.fetch(request);
  };
  const files = createFinishedFiles(filesFolder === undefined ? {} : { shelve: onDisk(filesFolder) });
  const { contextFor } = createContexts({ ...ports, fetch: fetchHere }, files);

  async function handle(request: Request, peerAddress: string): Promise<Response> {
    const name = functionName(request.url);
    return isHeavy(name)
      ? handlers[name](request, contextFor(peerAddress))
      : jsonResponse({ error: { code: 'not_found', message: 'There is no such function.' } }, 404);
  }

  return { handle, close: () => Promise.resolve() };
}

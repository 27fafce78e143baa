import type { FileMode, RequestFormat } from '@contracts/file-formats';
import { useMutation } from '@/lib/use-mutation';
import { toast } from '@/ui/toast';
import { requestExport } from '../../api/exports-api';
import { waitForArtifact } from '../../api/wait-for-artifact';
import type { LibraryTemplate } from '../../api/library-api';

/** Makes one file; the link to it, or the specification's words on why there is none. */
export function useFileExport(template: LibraryTemplate, format: RequestFormat) {
  return useMutation({
    mutationFn: (mode: FileMode) => exportOne(template, format, mode),
    onSuccess: () =>
      void toast({
        title: 'Export Complete',
        description: `${fileName(template, format)} is ready.`,
        tone: 'success',
      }),
    onError: () =>
      void toast({
        title: 'Export Failed',
        description: `Failed to export ${fileName(template, format)}`,
        tone: 'error',
      }),
  });
}

export function fileName({ path }: LibraryTemplate, format: RequestFormat): string {
  return `${path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '')}.${format}`;
}

export async function exportOne(
  { path, packageId }: LibraryTemplate,
  format: RequestFormat,
  mode: FileMode,
): Promise<string> {
  return waitForArtifact(await requestExport({ files: [path], format, mode, package: packageId }), format);
}

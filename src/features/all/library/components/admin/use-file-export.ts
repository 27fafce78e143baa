import type { RequestFormat } from '@contracts/file-formats';
import { useMutation } from '@/lib/queries/use-mutation';
import { toast } from '@/ui/toast';
import { requestExport } from '../../api/exports-api';
import { waitForArtifact } from '../../api/wait-for-artifact';
import type { LibraryTemplate } from '../../api/library-api';
import type { ChosenFiles } from '../../model/chosen-files';

/** Generates one file. Returns its link, or the specification's error message. */
export function useFileExport(template: LibraryTemplate, format: RequestFormat) {
  return useMutation({
    mutationFn: (chosen: ChosenFiles) => exportOne(template, format, chosen),
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
  chosen: ChosenFiles,
): Promise<string> {
  return waitForArtifact(
    await requestExport({ files: [path], format, ...chosen, package: packageId }),
    format,
  );
}

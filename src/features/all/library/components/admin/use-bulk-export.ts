import { useState } from 'react';
import { useMutation } from '@/lib/queries/use-mutation';
import { toast } from '@/ui/toast';
import { requestExport } from '../../api/exports-api';
import type { LibraryPackage } from '../../api/library-api';
import { waitForArtifact } from '../../api/wait-for-artifact';
import type { ChosenFiles } from '../../model/chosen-files';
import { exportOne } from './use-file-export';

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Exports one file after the other, so that a failure does not stop the rest. Shows progress and the result. */
export function useBulkExport(pack: LibraryPackage, chosen: ChosenFiles) {
  const [progress, setProgress] = useState<Progress | null>(null);

  const start = async (format: 'docx' | 'pdf') => {
    const total = pack.templates.length;
    let failed = 0;
    for (const [done, template] of pack.templates.entries()) {
      setProgress({ done, total });
      try {
        await exportOne(template, format, chosen);
      } catch {
        failed += 1;
      }
    }
    setProgress(null);
    void toast({
      title: 'Bulk Export Complete',
      description: `${total - failed} files exported successfully${failed > 0 ? `, ${failed} failed` : ''}`,
      tone: failed > 0 ? 'error' : 'success',
    });
  };

  return { progress, start };
}

/** The whole package as one file, downloaded when it is ready. */
export function useArchive({ id }: LibraryPackage, chosen: ChosenFiles) {
  return useMutation({
    mutationFn: async () =>
      waitForArtifact(await requestExport({ files: [], format: 'zip', ...chosen, package: id }), 'zip'),
    onSuccess: (url) => {
      window.location.assign(url);
      void toast({ title: 'Download Started', tone: 'success' });
    },
    onError: () =>
      void toast({ title: 'Export Failed', description: `Failed to export ${id}.zip`, tone: 'error' }),
  });
}

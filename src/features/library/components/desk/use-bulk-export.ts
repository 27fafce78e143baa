import { useState } from 'react';
import type { FileMode } from '@contracts/file-formats';
import { useMutation } from '@/lib/use-mutation';
import { toast } from '@/ui/toast';
import { requestExport } from '../../api/exports-api';
import type { LibraryPackage } from '../../api/library-api';
import { waitForArtifact } from '../../api/wait-for-artifact';
import { exportOne } from './use-file-export';

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** One file after the other, so that one that fails stops no other; counted, told, then forgotten. */
export function useBulkExport(pack: LibraryPackage, mode: FileMode) {
  const [progress, setProgress] = useState<Progress | null>(null);

  const start = async (format: 'docx' | 'pdf') => {
    const total = pack.templates.length;
    let failed = 0;
    for (const [done, template] of pack.templates.entries()) {
      setProgress({ done, total });
      try {
        await exportOne(template, format, mode);
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

/** The whole package as one file, downloaded when it is there. */
export function useArchive({ id }: LibraryPackage, mode: FileMode) {
  return useMutation({
    mutationFn: async () =>
      waitForArtifact(await requestExport({ files: [], format: 'zip', mode, package: id }), 'zip'),
    onSuccess: (url) => {
      window.location.assign(url);
      void toast({ title: 'Download Started', tone: 'success' });
    },
    onError: () =>
      void toast({ title: 'Export Failed', description: `Failed to export ${id}.zip`, tone: 'error' }),
  });
}

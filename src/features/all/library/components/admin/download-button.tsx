import type { FileFormat } from '@contracts/file-formats';
import { useMutation } from '@/lib/queries/use-mutation';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { LibraryTemplate } from '../../api/library-api';
import type { ChosenFiles } from '../../model/chosen-files';
import { exportOne, fileName } from './use-file-export';

interface DownloadButtonProps {
  readonly template: LibraryTemplate;
  readonly format: FileFormat;
  readonly chosen: ChosenFiles;
  readonly label: string;
}

/** Generates the file and starts its download. */
export function DownloadButton({ template, format, chosen, label }: DownloadButtonProps) {
  const download = useMutation({
    mutationFn: () => exportOne(template, format, chosen),
    onSuccess: (url) => {
      window.location.assign(url);
      void toast({ title: 'Download Started', tone: 'success' });
    },
    onError: () =>
      void toast({
        title: 'Export Failed',
        description: `Failed to export ${fileName(template, format)}`,
        tone: 'error',
      }),
  });
  return (
    <Button variant="secondary" size="small" isLoading={download.isPending} onClick={() => download.mutate()}>
      {label}
      <VisuallyHidden> of {template.title}</VisuallyHidden>
    </Button>
  );
}

import type { FileFormat, FileMode } from '@contracts/file-formats';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { LibraryTemplate } from '../../api/library-api';
import { exportOne, fileName } from './use-file-export';

interface DownloadButtonProps {
  readonly template: LibraryTemplate;
  readonly format: FileFormat;
  readonly mode: FileMode;
  readonly label: string;
}

/** Makes the file and starts its download at once. */
export function DownloadButton({ template, format, mode, label }: DownloadButtonProps) {
  const download = useMutation({
    mutationFn: () => exportOne(template, format, mode),
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

import type { FileMode } from '@contracts/file-formats';
import { Button } from '@/ui/button';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { LibraryTemplate } from '../../api/library-api';
import { useFileExport } from './use-file-export';

interface ExportButtonProps {
  readonly template: LibraryTemplate;
  readonly format: 'docx' | 'pdf';
  readonly mode: FileMode;
}

/** Ready, exporting, then a link to the file or a word that it failed. */
export function ExportButton({ template, format, mode }: ExportButtonProps) {
  const { mutate, isPending, isError, data: url } = useFileExport(template, format);
  const label = format.toUpperCase();
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Button variant="secondary" size="small" isLoading={isPending} onClick={() => mutate(mode)}>
        Export {label}
        <VisuallyHidden> of {template.title}</VisuallyHidden>
      </Button>
      {url && (
        <a href={url} download className="text-sm font-semibold">
          Download {label}
          <VisuallyHidden> of {template.title}</VisuallyHidden>
        </a>
      )}
      {isError && <span className="text-sm text-danger">Failed</span>}
    </span>
  );
}

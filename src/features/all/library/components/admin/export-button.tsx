import { Button } from '@/ui/button';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { LibraryTemplate } from '../../api/library-api';
import type { ChosenFiles } from '../../model/chosen-files';
import { useFileExport } from './use-file-export';

interface ExportButtonProps {
  readonly template: LibraryTemplate;
  readonly format: 'docx' | 'pdf';
  readonly chosen: ChosenFiles;
}

/** Ready, exporting, then a link to the file or an error. */
export function ExportButton({ template, format, chosen }: ExportButtonProps) {
  const { mutate, isPending, isError, data: url } = useFileExport(template, format);
  const label = format.toUpperCase();
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Button variant="secondary" size="small" isLoading={isPending} onClick={() => mutate(chosen)}>
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

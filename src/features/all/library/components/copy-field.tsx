import { fileCopies, isFileCopy, type FileCopy } from '@contracts/file-formats';
import { SelectField } from '@/ui/select-field';
import { copyLabels } from '../model/mode-labels';

interface CopyFieldProps {
  readonly value: FileCopy;
  readonly onChange: (copy: FileCopy) => void;
  readonly className?: string;
}

/** With the drafting notes (working copy), without them (issue copy), or with every variant of the text (review copy). */
export function CopyField({ value, onChange, className }: CopyFieldProps) {
  return (
    <SelectField
      label="Which copy"
      className={className}
      options={fileCopies.map((copy) => ({ value: copy, label: copyLabels[copy] }))}
      value={value}
      onChange={({ target }) => isFileCopy(target.value) && onChange(target.value)}
    />
  );
}

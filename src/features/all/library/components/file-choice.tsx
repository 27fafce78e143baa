import { fileModes, isFileMode } from '@contracts/file-formats';
import { SelectField } from '@/ui/select-field';
import { chosenFor, type ChosenFiles } from '../model/chosen-files';
import { modeLabels } from '../model/mode-labels';
import { CopyField } from './copy-field';

interface FileChoiceProps {
  readonly chosen: ChosenFiles;
  readonly onChange: (chosen: ChosenFiles) => void;
}

/** The mode and copy of a buyer's files. Choosing a mode also chooses its default copy. */
export function FileChoice({ chosen, onChange }: FileChoiceProps) {
  return (
    <>
      <SelectField
        label="How the files come"
        className="w-full sm:w-72"
        options={fileModes.map((value) => ({ value, label: modeLabels[value] }))}
        value={chosen.mode}
        onChange={({ target }) => isFileMode(target.value) && onChange(chosenFor(target.value))}
      />
      <CopyField
        className="w-full sm:w-80"
        value={chosen.copy}
        onChange={(copy) => onChange({ ...chosen, copy })}
      />
    </>
  );
}

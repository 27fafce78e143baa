import { useId, useState } from 'react';
import { formatLabels, type FileFormat } from '@contracts/file-formats';
import { Button } from '@/ui/button';
import { SegmentedChoice } from '@/ui/segmented-choice';

/** The formats that few people need. */
const rareFormats: readonly FileFormat[] = ['csv', 'text', 'md'];

interface FormatChoiceProps {
  readonly formats: readonly FileFormat[];
  readonly chosen: FileFormat;
  readonly onChange: (format: FileFormat) => void;
}

/** The format of all documents of a list, with the rare ones under "More formats". */
export function FormatChoice({ formats, chosen, onChange }: FormatChoiceProps) {
  const name = useId();
  const [showsAll, setShowsAll] = useState(false);
  const isRare = (format: FileFormat) => rareFormats.includes(format);
  const shown = formats.filter((format) => showsAll || format === chosen || !isRare(format));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SegmentedChoice
        legend="Format of the files"
        name={name}
        options={shown.map((value) => ({ value, label: formatLabels[value] }))}
        value={chosen}
        onChange={onChange}
      />
      {formats.some(isRare) && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={showsAll}
          onClick={() => setShowsAll((shows) => !shows)}
        >
          More formats
        </Button>
      )}
    </div>
  );
}

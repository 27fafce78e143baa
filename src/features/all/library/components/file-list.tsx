import { useState, type ReactNode } from 'react';
import type { DownloadEntry, LicensedFile, LicensedPackage } from '@contracts/license-files';
import { plural } from '@/lib/text/format';
import { Accordion } from '@/ui/accordion';
import { Badge } from '@/ui/badge';
import { isOutdated, openAtFirst } from '../model/shown-files';
import { DownloadLog } from './download-log';

const logPanel = 'download-log';

interface FileListProps {
  /** In the order in which they are shown. */
  readonly packages: readonly LicensedPackage[];
  readonly log: readonly DownloadEntry[];
  readonly renderFile: (file: LicensedFile) => ReactNode;
}

/** The documents by package, and the download log. What the buyer opened or closed stays so; the rest follows the state. */
export function FileList({ packages, log, renderFile }: FileListProps) {
  const [turned, setTurned] = useState<Readonly<Record<string, boolean>>>({});
  const first = openAtFirst(packages);
  const panels = [...packages.map(({ id }) => id), logPanel];
  const open = panels.filter((id) => turned[id] ?? first.includes(id));
  const change = (next: readonly string[]) => {
    const now = panels.filter((id) => next.includes(id) !== open.includes(id));
    setTurned({ ...turned, ...Object.fromEntries(now.map((id) => [id, next.includes(id)])) });
  };
  return (
    <Accordion
      value={open}
      onValueChange={change}
      items={[
        ...packages.map((pack) => ({
          value: pack.id,
          title: <PackageTitle pack={pack} />,
          isWide: true,
          content: <ul className="grid gap-x-10 lg:grid-cols-2">{pack.files.map(renderFile)}</ul>,
        })),
        {
          value: logPanel,
          title: (
            <Title
              name="Download log"
              note={log.length === 0 ? 'Nothing was downloaded yet.' : plural(log.length, 'download')}
            />
          ),
          isWide: true,
          content: <DownloadLog log={log} />,
        },
      ]}
    />
  );
}

function PackageTitle({ pack: { title, version, files } }: { readonly pack: LicensedPackage }) {
  const changed = files.filter(isOutdated).length;
  return (
    <Title name={title} note={`version ${version}, ${plural(files.length, 'document')}`}>
      {changed > 0 && <Badge tone="accent">{`${String(changed)} changed`}</Badge>}
    </Title>
  );
}

interface TitleProps {
  readonly name: string;
  readonly note: string;
  readonly children?: ReactNode;
}

function Title({ name, note, children }: TitleProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{name}</span> <span className="text-sm font-normal text-muted">{note}</span> {children}
    </span>
  );
}

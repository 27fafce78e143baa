import { fileFormats, type FileFormat } from '@contracts/file-formats';
import type { LicensedFile, LicensedPackage } from '@contracts/license-files';
import { chosenFirst } from '@/lib/browser/chosen-state';

const hasHandbook = ({ files }: LicensedPackage) => files.some(isHandbook);
const isHandbook = ({ type }: LicensedFile) => type === 'Handbook';
const first = <Item>(items: readonly Item[], isFirst: (item: Item) => boolean): readonly Item[] =>
  [...items].sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)));

/** The chosen state's packages first; within a state the one with the handbook, and in it the handbook. */
export function orderedPackages(
  packages: readonly LicensedPackage[],
  chosen: Parameters<typeof chosenFirst>[2],
): readonly LicensedPackage[] {
  const withHandbookFirst = first(packages, hasHandbook).map((pack) => ({
    ...pack,
    files: first(pack.files, isHandbook),
  }));
  return chosenFirst(withHandbookFirst, ({ state }) => state, chosen);
}

/** Whether the buyer's copy is another one than the document now is. */
export const isOutdated = ({ isChanged, update }: LicensedFile): boolean =>
  isChanged || update?.isChanged === true;

/** The first package is open, and one with a document that changed for this buyer. */
export const openAtFirst = (packages: readonly LicensedPackage[]): string[] =>
  packages.filter(({ files }, index) => index === 0 || files.some(isOutdated)).map(({ id }) => id);

/** All that at least one of the documents comes in. */
export const formatsOf = (packages: readonly LicensedPackage[]): FileFormat[] =>
  fileFormats.filter((format) =>
    packages.some(({ files }) => files.some(({ formats }) => formats.includes(format))),
  );

/** The chosen format, or the first one of a document that does not come in it. */
export const formatFor = ({ formats }: LicensedFile, chosen: FileFormat): FileFormat =>
  formats.includes(chosen) ? chosen : (formats[0] ?? chosen);

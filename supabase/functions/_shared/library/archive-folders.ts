import type { FileFormat } from '../contracts/file-formats.ts';

/** The folder of each format in an archive, in the order in which people look for it. */
export const archiveFolders: readonly (readonly [format: FileFormat, folder: string])[] = [
  ['docx', 'Word'],
  ['pdf', 'PDF'],
  ['gdocx', 'Google Docs'],
  ['xlsx', 'Excel'],
];

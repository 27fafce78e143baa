import type { FileFormat } from '../contracts/file-formats.ts';

/** Where each form of a document lies in an archive, in the order in which people look for it. */
export const archiveFolders: readonly (readonly [format: FileFormat, folder: string])[] = [
  ['docx', 'Word'],
  ['pdf', 'PDF'],
  ['gdocx', 'Google Docs'],
  ['xlsx', 'Excel'],
];

import { isFileMode, type FileMode } from '@contracts/file-formats';

/** The modes of an admin export. Company fills the file for a test company that has only a profile. */
export const exportModes: readonly { readonly value: FileMode; readonly label: string }[] = [
  { value: 'blank', label: 'Blank' },
  { value: 'sample', label: 'Sample' },
  { value: 'company', label: 'Company (test profile)' },
];

export const isExportMode = isFileMode;

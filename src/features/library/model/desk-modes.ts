import { isFileMode, type FileMode } from '@contracts/file-formats';

/** How the owner has a file made; Company fills it for a test company that has answered the profile and nothing else. */
export const deskModes: readonly { readonly value: FileMode; readonly label: string }[] = [
  { value: 'blank', label: 'Blank' },
  { value: 'sample', label: 'Sample' },
  { value: 'company', label: 'Company (test profile)' },
];

export const isDeskMode = isFileMode;

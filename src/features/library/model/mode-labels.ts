import type { FileMode } from '@contracts/file-formats';

/** How a file comes, in the buyer's words. */
export const modeLabels: Readonly<Record<FileMode, string>> = {
  blank: 'Blank, with fields to fill in',
  sample: 'With example values',
  company: 'Filled in for my company',
};

import type { FileCopy, FileMode } from '@contracts/file-formats';

/** The labels of the modes for buyers. */
export const modeLabels: Readonly<Record<FileMode, string>> = {
  blank: 'Blank, with fields to fill in',
  sample: 'With example values',
  company: 'Filled in for my company',
};

export const copyLabels: Readonly<Record<FileCopy, string>> = {
  working: 'Working copy, with drafting notes',
  issue: 'Issue copy, without drafting notes',
  review: 'Review copy for a lawyer, with all variants',
};

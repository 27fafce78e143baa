import { defaultCopy, type FileCopy, type FileMode } from '@contracts/file-formats';

/** The options of a download: what is filled in, and whether drafting notes are included. */
export interface ChosenFiles {
  readonly mode: FileMode;
  readonly copy: FileCopy;
}

/** A mode with its default copy. */
export const chosenFor = (mode: FileMode): ChosenFiles => ({ mode, copy: defaultCopy(mode) });

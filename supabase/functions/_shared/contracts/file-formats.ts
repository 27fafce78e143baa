/** The forms in which a document of the library can be handed over. */
export const fileFormats = ['docx', 'pdf', 'gdocx', 'xlsx', 'csv', 'text', 'md'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** What may be asked for: one of the forms, or all files as ZIP. */
export const requestFormats = [...fileFormats, 'zip'] as const;
export type RequestFormat = (typeof requestFormats)[number];

/** What a license opens: its files, and the certificate that it is valid. */
export const downloadFormats = [...requestFormats, 'certificate'] as const;
export type DownloadFormat = (typeof downloadFormats)[number];

/** Fields to fill, the templates' own examples, or a company's answers. */
export const fileModes = ['blank', 'sample', 'company'] as const;
export type FileMode = (typeof fileModes)[number];

/**
 * A working copy carries the drafting notes, an issue copy is what employees get, a review copy has every variant with its
 * condition in the margin, for the company's lawyer.
 */
export const fileCopies = ['working', 'issue', 'review'] as const;
export type FileCopy = (typeof fileCopies)[number];

/** What a mode is for: a company's own file is handed out, the others are worked on. */
export const defaultCopy = (mode: FileMode): FileCopy => (mode === 'company' ? 'issue' : 'working');

export const formatLabels: Readonly<Record<RequestFormat, string>> = {
  docx: 'Word',
  pdf: 'PDF',
  gdocx: 'Google Docs',
  xlsx: 'Excel',
  csv: 'CSV',
  text: 'Plain text',
  md: 'Markdown',
  zip: 'ZIP',
};

/** All forms of a template: text can be had of every one, a table of values wherever there is a workbook. */
export function offeredFormats(stored: readonly string[]): FileFormat[] {
  const known = new Set([...stored, 'text', 'md', ...(stored.includes('xlsx') ? ['csv'] : [])]);
  return fileFormats.filter((format) => known.has(format));
}

export const isFileFormat = (value: string): value is FileFormat =>
  (fileFormats as readonly string[]).includes(value);

export const isFileCopy = (value: string): value is FileCopy =>
  (fileCopies as readonly string[]).includes(value);

export const isFileMode = (value: string): value is FileMode =>
  (fileModes as readonly string[]).includes(value);

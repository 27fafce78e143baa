export const documentFormats = ['docx', 'pdf', 'html', 'text', 'md', 'gdocx', 'xlsx', 'csv'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

export function isDocumentFormat(value: unknown): value is DocumentFormat {
  return typeof value === 'string' && (documentFormats as readonly string[]).includes(value);
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const contentTypes: Readonly<Record<DocumentFormat, string>> = {
  docx: wordType,
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  gdocx: wordType,
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

import type { FileCopy, FileMode, RequestFormat } from './file-formats.ts';

export const exportStatuses = ['processing', 'completed', 'failed'] as const;
export type ExportStatus = (typeof exportStatuses)[number];

/** Body of POST export, which /api/export answers, too. */
export interface ExportRequest {
  /** Paths of templates, for example `templates/mn-paid-leave-kit/employee-faq.md`; none for a ZIP of the package. */
  readonly files: readonly string[];
  readonly format: RequestFormat;
  readonly mode: FileMode;
  /** Without it the mode's own: an issue copy for a company, else a working copy. */
  readonly copy?: FileCopy;
  readonly package: string;
  /** A row of `exports` that is to be made again, in the place of a new one. */
  readonly export_id?: string;
}

export interface ExportArtifact {
  readonly export_id: string;
  readonly file: string;
  readonly format: RequestFormat;
  readonly mode: FileMode;
  readonly copy: FileCopy;
  /** Opens the file for an hour. */
  readonly url: string;
  readonly size_bytes: number;
  readonly duration_ms: number;
}

/** Answer of POST export: 200 when every artifact is there, 202 while some are still being made. */
export interface ExportResponse {
  readonly artifacts: readonly ExportArtifact[];
  readonly exports: readonly { readonly id: string; readonly file: string; readonly status: ExportStatus }[];
}

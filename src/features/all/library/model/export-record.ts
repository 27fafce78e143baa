import { cutText } from '@contracts/text';
import { exportStatuses, type ExportStatus } from '@contracts/exports';

export interface ExportRecord {
  readonly id: string;
  readonly filePath: string;
  readonly packageName: string;
  readonly format: string;
  readonly mode: string;
  readonly copy: string;
  /** A known status. Any other is shown unchanged in a neutral tone. */
  readonly status: string;
  readonly errorMessage: string | null;
  readonly sizeBytes: number | null;
  readonly durationMs: number | null;
  readonly createdAt: string;
  readonly hasArtifact: boolean;
}

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Below a kilobyte in bytes, below a megabyte in whole KB, else in whole MB. */
export function formatSize(bytes: number | null): string {
  if (bytes === null) {
    return '–';
  }
  if (bytes < kilobyte) {
    return `${bytes} B`;
  }
  return bytes < megabyte ? `${Math.round(bytes / kilobyte)} KB` : `${Math.round(bytes / megabyte)} MB`;
}

/** Below a second in milliseconds, else in whole seconds. */
export function formatDuration(milliseconds: number | null): string {
  if (milliseconds === null) {
    return '–';
  }
  return milliseconds < 1000 ? `${milliseconds}ms` : `${Math.round(milliseconds / 1000)}s`;
}

const longestError = 50;

export function shortError(message: string): string {
  return message.length > longestError ? `${cutText(message, longestError)}…` : message;
}

export interface ExportFilter {
  readonly search: string;
  /** Empty for all. */
  readonly status: string;
  readonly packageName: string;
}

export function matchesFilter(record: ExportRecord, { search, status, packageName }: ExportFilter): boolean {
  const words = search.trim().toLowerCase();
  return (
    `${record.filePath}\n${record.packageName}`.toLowerCase().includes(words) &&
    (status === '' || record.status === status) &&
    (packageName === '' || record.packageName === packageName)
  );
}

export const statusLabels: Readonly<Record<ExportStatus, string>> = {
  completed: 'Completed',
  processing: 'Processing',
  failed: 'Failed',
};

export const isExportStatus = (value: string): value is ExportStatus =>
  (exportStatuses as readonly string[]).includes(value);

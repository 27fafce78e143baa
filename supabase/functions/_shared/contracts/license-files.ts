import type { PlaceholderField } from './company-profile.ts';
import type { FileFormat, FileMode, RequestFormat } from './file-formats.ts';

/** One text of a template, as its change log shows it. */
export interface FileVersion {
  readonly revision: number;
  readonly version: string;
  /** ISO time. */
  readonly savedAt: string;
  /** What is different from the text before, worked out from the two texts. */
  readonly changes: string;
  /** What the owner says about it. */
  readonly note: string;
}

export interface LicensedFile {
  readonly path: string;
  readonly title: string;
  readonly type: string;
  readonly summary: string;
  readonly wordCount: number;
  readonly formats: readonly FileFormat[];
  /** Newest first; the first is what is downloaded unless an older one is asked for. */
  readonly history: readonly FileVersion[];
  readonly lastDownload: { readonly at: string; readonly version: string } | null;
  /** True when the text is another one than at the buyer's last download. */
  readonly isChanged: boolean;
}

export interface LicensedPackage {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  /** ISO date. */
  readonly lastUpdated: string;
  readonly files: readonly LicensedFile[];
}

/** Questions that belong together in the form; `key` of each is where its answer is kept. */
export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly PlaceholderField[];
}

export interface DownloadEntry {
  /** ISO time. */
  readonly at: string;
  /** Title of the document; null for all files as ZIP. */
  readonly title: string | null;
  readonly format: RequestFormat;
  readonly mode: FileMode;
  readonly version: string;
}

/** Answer of POST license-files. */
export interface LicenseFilesResponse {
  readonly verifyUrl: string;
  readonly packages: readonly LicensedPackage[];
  readonly questions: readonly QuestionGroup[];
  readonly log: readonly DownloadEntry[];
  /** What was answered for a license without an account; null where the account's company profile counts. */
  readonly answers: Readonly<Record<string, string>> | null;
}

/** Answer of POST verify-license: nothing else is known to the public. */
export interface VerifiedLicense {
  readonly organization: string | null;
  readonly product: string;
  readonly status: 'active' | 'revoked';
}

import type { FileCopy, FileFormat, FileMode, RequestFormat } from './file-formats.ts';
import type { Interview } from './interview.ts';

/** One text of a template, as its change log shows it. */
export interface FileVersion {
  readonly revision: number;
  readonly version: string;
  /** ISO date, as the product page names it. */
  readonly releasedOn: string;
  /** What is different from the text before, worked out from the two texts. */
  readonly changes: string;
  /** What the owner says about it. */
  readonly note: string;
}

/** What the last notice about a document says of this buyer's own copy. */
export interface FileUpdate {
  readonly isChanged: boolean;
  /** ISO time at which the buyers were told. */
  readonly toldAt: string;
  readonly toVersion: string;
  readonly reason: string;
  /** What the facts that changed say now. */
  readonly facts: readonly string[];
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
  /** The statements in it whose source is due to be read again. */
  readonly underReview: readonly string[];
  /** Null where no notice was sent. */
  readonly update: FileUpdate | null;
}

export interface LicensedPackage {
  readonly id: string;
  readonly title: string;
  /** The state whose law its documents hold. */
  readonly state: string;
  readonly version: string;
  /** ISO date. */
  readonly lastUpdated: string;
  readonly files: readonly LicensedFile[];
}

export interface DownloadEntry {
  /** ISO time. */
  readonly at: string;
  /** Title of the document; null for all files as ZIP. */
  readonly title: string | null;
  readonly format: RequestFormat;
  readonly mode: FileMode;
  readonly copy: FileCopy;
  readonly version: string;
}

/** Answer of POST license-files. */
export interface LicenseFilesResponse {
  readonly verifyUrl: string;
  readonly packages: readonly LicensedPackage[];
  readonly interview: Interview;
  readonly log: readonly DownloadEntry[];
  /** What was answered for a license without an account; null where the answers of a company count. */
  readonly answers: Readonly<Record<string, string>> | null;
}

/** A text of a template, as a comparison names it. */
export type ComparedVersion = Pick<FileVersion, 'revision' | 'version' | 'releasedOn'>;

/** A statement about law that a changed passage rests on. */
export interface ChangeSource {
  readonly statement: string;
  readonly statute: string | null;
  readonly source: string;
  /** ISO date. */
  readonly checkedOn: string;
}

/** One changed passage of a buyer's copy. */
export interface CopyChange {
  readonly number: number;
  readonly kind: 'added' | 'removed' | 'moved' | 'changed';
  /** The heading above it; empty before the first one. */
  readonly section: string;
  /** Made by the document engine: values are escaped, changes are `ins` and `del`. */
  readonly html: string;
  /** What the shop says about it; may be empty. */
  readonly reason: string;
  readonly sources: readonly ChangeSource[];
}

/** Answer of POST license-redline. */
export interface LicenseRedlineResponse {
  readonly from: ComparedVersion;
  readonly to: ComparedVersion;
  /** How the copy is filled: with the buyer's answers once there are any. */
  readonly mode: FileMode;
  readonly copy: FileCopy;
  readonly changes: readonly CopyChange[];
  readonly workbookChanged: boolean;
}

/** Answer of POST verify-license: nothing else is known to the public. */
export interface VerifiedLicense {
  readonly organization: string | null;
  readonly product: string;
  readonly status: 'active' | 'revoked';
}

import { strToU8 } from 'fflate';
import { renderCertificate } from './certificate.ts';
import type { CertificateInput } from './certificate.ts';
import { cleanText } from './clean-text.ts';
import { DocumentError } from './errors.ts';
import type { FontSource } from './fonts.ts';
import type { Publisher } from './publisher.ts';
import type { RenderedFile } from './render.ts';
import { writeZip } from './zip.ts';

/** A file of an archive. `name` may have folders: `Word/employee-handbook.docx`. */
export interface ArchiveFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** ISO date of the release of what the file holds. */
  readonly date?: string | undefined;
}

export interface ArchiveOptions {
  readonly publisher: Publisher;
  /** What the archive is called: names the download and heads the manifest. */
  readonly title: string;
  /** The text of README.txt; the two sentences that every document carries are added. */
  readonly readMe: string;
  /** Adds the license certificate; needs `fonts`. */
  readonly license?: CertificateInput;
  readonly fonts?: FontSource;
}

/** More than this is no download for an office, and near the memory a hosted call has. */
const archiveLimits = { files: 2_000, bytes: 100_000_000 } as const;

const manifestName = 'manifest.json';
const readMeName = 'README.txt';
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * A ZIP file with the files given, `README.txt`, `manifest.json` (SHA-256 sums of all the others) and, with a license, the
 * certificate. Names are sorted; every file has the date of its release, the archive's own files that of the newest: same
 * input, same bytes.
 *
 * @throws DocumentError `bad_name` for a name that is absolute, leaves the archive, occurs twice or that some system
 *   could not write; `too_large`; `font_missing` when there is a license but no fonts
 */
export async function buildArchive(
  files: readonly ArchiveFile[],
  options: ArchiveOptions,
): Promise<RenderedFile> {
  const all: ArchiveFile[] = [...files, { name: readMeName, bytes: strToU8(readMeText(options)) }];
  if (options.license) {
    if (!options.fonts) throw new DocumentError('font_missing', 'A certificate needs fonts.');
    const certificate = await renderCertificate(options.license, options.fonts);
    all.push({ name: certificate.fileName, bytes: certificate.bytes });
  }
  checkNames(all.map((file) => file.name));
  checkSize(all);
  all.sort((a, b) => (a.name < b.name ? -1 : 1));
  const manifest = await manifestOf(all, options);
  const newest = newestOf(files);
  const withManifest: ArchiveFile[] = [...all, { name: manifestName, bytes: strToU8(manifest) }];
  const bytes = writeZip(
    withManifest.map((file) => ({
      ...file,
      stored: /\.(docx|xlsx|pdf|zip)$/.test(file.name),
      date: file.date ?? newest,
    })),
  );
  return { bytes, contentType: 'application/zip', fileName: `${slug(options.title)}.zip` };
}

function newestOf(files: readonly ArchiveFile[]): string | undefined {
  return files
    .flatMap(({ date }) => date ?? [])
    .sort()
    .at(-1);
}

function checkNames(names: readonly string[]): void {
  const seen = new Set<string>([manifestName]);
  for (const name of names) {
    if (!isSafeName(name))
      throw new DocumentError('bad_name', `"${name.slice(0, 80)}" cannot be a name in an archive.`);
    const key = name.toLowerCase();
    if (seen.has(key)) throw new DocumentError('bad_name', `"${name}" is in the archive twice.`);
    seen.add(key);
  }
}

/** Relative, at most 200 plain characters, nothing that leaves the folder or that Windows refuses. */
export function isSafeName(name: string): boolean {
  if (name.length === 0 || name.length > 200) return false;
  return name
    .split('/')
    .every(
      (part) => /^[A-Za-z0-9][A-Za-z0-9 ._()-]*$/.test(part) && !/[ .]$/.test(part) && !reserved.test(part),
    );
}

function checkSize(files: readonly ArchiveFile[]): void {
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  if (files.length > archiveLimits.files || bytes > archiveLimits.bytes) {
    throw new DocumentError('too_large', 'The archive would be too large.');
  }
}

async function manifestOf(
  files: readonly ArchiveFile[],
  { title, publisher }: ArchiveOptions,
): Promise<string> {
  const entries = await Promise.all(
    files.map(async (file) => ({
      name: file.name,
      bytes: file.bytes.length,
      sha256: await sha256(file.bytes),
    })),
  );
  return `${JSON.stringify({ title: cleanText(title), publisher: publisher.name, files: entries }, null, 2)}\n`;
}

/** SHA-256 in hex. */
export async function sha256(bytes: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Windows' line ends, because that is where plain text is still opened with what cannot do without. */
function readMeText({ title, readMe, publisher }: ArchiveOptions): string {
  const text = `${cleanText(title)}\n${'='.repeat(Math.min(78, cleanText(title).length))}\n\n${cleanText(readMe).trim()}\n\n${publisher.disclaimer} ${publisher.guarantee}\n`;
  return text.replaceAll('\n', '\r\n');
}

function slug(title: string): string {
  const safe = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return safe === '' ? 'documents' : safe;
}

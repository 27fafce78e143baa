/** What became of each file. An edited row is named, never overwritten. */
export interface PushReport {
  readonly added: string[];
  readonly updated: string[];
  readonly unchanged: string[];
  readonly keptEdits: string[];
  readonly refused: RefusedFile[];
}

export interface RefusedFile {
  readonly path: string;
  /** The sentences about law that have no source and no answer. */
  readonly findings: readonly string[];
}

export function emptyReport(): PushReport {
  return { added: [], updated: [], unchanged: [], keptEdits: [], refused: [] };
}

export function describeReport(report: PushReport): string[] {
  return [
    `content: ${report.added.length} added, ${report.updated.length} updated, ${report.unchanged.length} unchanged`,
    ...report.keptEdits.map((path) => `content: ${path} was edited in the shop and in the file; the shop's text stays`),
    ...report.refused.flatMap(({ path, findings }) => [
      `content: ${path} was refused: the fact check has ${findings.length} open finding${findings.length === 1 ? '' : 's'}. Give each sentence a link to its source in its paragraph, or answer it beside the post in the admin, then push again.`,
      ...findings.map((finding) => `content:   ${finding}`),
    ]),
  ];
}

export function requireData<T>(result: { readonly data: T; readonly error: { readonly message: string } | null }): NonNullable<T> {
  if (result.error || result.data === null || result.data === undefined) {
    throw new Error(`content: ${result.error?.message ?? 'the database answered without data'}`);
  }
  return result.data;
}

export function requireNoError(result: { readonly error: { readonly message: string } | null }): void {
  if (result.error) {
    throw new Error(`content: ${result.error.message}`);
  }
}

/** What became of each file. An edited row is named, never overwritten. */
export interface PushReport {
  readonly added: string[];
  readonly updated: string[];
  readonly unchanged: string[];
  readonly keptEdits: string[];
}

export function emptyReport(): PushReport {
  return { added: [], updated: [], unchanged: [], keptEdits: [] };
}

export function describeReport(report: PushReport): string[] {
  return [
    `content: ${report.added.length} added, ${report.updated.length} updated, ${report.unchanged.length} unchanged`,
    ...report.keptEdits.map((path) => `content: ${path} was edited in the shop and in the file; the shop's text stays`),
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

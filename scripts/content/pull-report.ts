/** What became of each file when the shop's state was written back. */
export interface PullReport {
  readonly written: string[];
  readonly unchanged: string[];
  readonly notWritten: { readonly path: string; readonly reason: string }[];
}

export function describePull(report: PullReport): string[] {
  return [
    `content: ${report.written.length} written, ${report.unchanged.length} unchanged`,
    ...report.written.map((path) => `content: ${path} now says what the shop says`),
    ...report.notWritten.map(({ path, reason }) => `content: ${path} was left alone: ${reason}`),
  ];
}

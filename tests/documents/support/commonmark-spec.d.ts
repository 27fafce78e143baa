declare module 'commonmark-spec' {
  interface Example {
    readonly number: number;
    readonly section: string;
    readonly markdown: string;
  }
  export const tests: readonly Example[];
}

export interface ToastContent {
  readonly title: string;
  readonly description?: string | undefined;
  /** `error` for what failed or is missing; `success` for what was done. */
  readonly tone?: 'neutral' | 'success' | 'error' | undefined;
}

export interface ToastContent {
  readonly title: string;
  readonly description?: string | undefined;
  /** `error` if something failed or is missing, `success` if it was done. */
  readonly tone?: 'neutral' | 'success' | 'error' | undefined;
}

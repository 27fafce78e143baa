/** What one call of the worker did. */
export interface UpdateWork {
  /** Changed facts that were followed to their documents. */
  readonly facts: number;
  /** Licenses whose copies were compared. */
  readonly compared: number;
  /** Licenses that an email was queued for, or that get none. */
  readonly queued: number;
}

/** The email of a notice as one of its buyers would read it. */
export interface UpdateMailPreview {
  readonly subject: string;
  readonly html: string;
}

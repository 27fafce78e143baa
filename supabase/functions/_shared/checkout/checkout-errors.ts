/** A signed payload that does not say what its provider documents. `field` is the dotted path of the first fault. */
export class CheckoutPayloadError extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(`${field}: ${message}`);
    this.name = 'CheckoutPayloadError';
    this.field = field;
  }
}

export type CheckoutLookupCode =
  | 'not-configured'
  | 'unauthorized'
  | 'timeout'
  | 'unreachable'
  | 'rate-limited'
  | 'provider-fault'
  | 'odd-answer'
  | 'unconfirmed'
  | 'not-found'
  | 'refused'
  | 'mismatch';

/** What a later delivery cannot fix; everything else may be gone by then. */
const finalCodes: ReadonlySet<CheckoutLookupCode> = new Set(['not-found', 'refused', 'mismatch']);

/**
 * Asking the provider's API failed. `retryable`: answer with a fault so that the provider delivers the event
 * again; otherwise the event is set aside for the owner.
 */
export class CheckoutLookupError extends Error {
  readonly code: CheckoutLookupCode;
  readonly retryable: boolean;

  constructor(code: CheckoutLookupCode, message: string) {
    super(message);
    this.name = 'CheckoutLookupError';
    this.code = code;
    this.retryable = !finalCodes.has(code);
  }
}

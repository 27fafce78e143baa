export interface FunctionFacts {
  /** Below the function's own address. */
  readonly path?: string;
  readonly methods: readonly string[];
  /** `signature` and `token`: the call itself proves it. `session`: any account's. `admin`: the owner's. */
  readonly access: 'anybody' | 'publishable-key' | 'secret-key' | 'signature' | 'token' | 'session' | 'admin';
  /** null: it reads no body. */
  readonly body: {
    readonly maxBytes: number;
    valid(): Record<string, unknown>;
    /** A body that breaks the contract, and the field that the answer must name. */
    readonly broken: readonly (readonly [field: string, change: Readonly<Record<string, unknown>>])[];
  } | null;
  /** Calls in a minute from one address; null for the shop's own workers and for lists that only the owner reads. */
  readonly perMinute: number | null;
}

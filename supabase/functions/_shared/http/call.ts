import type { FunctionContext } from './context.ts';

/** A request on its way to a function's own code. */
export interface RequestCall {
  readonly request: Request;
  readonly context: FunctionContext;
  readonly url: URL;
  readonly requestId: string;
}

/** The same once it is known who calls. */
export interface Call<Caller = unknown> extends RequestCall {
  readonly caller: Caller;
}

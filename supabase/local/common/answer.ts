/** Whatever answers a request; the peer's address is the caller's own, also behind a trusted proxy (caller.ts). */
export type Answer = (request: Request, peerAddress: string) => Promise<Response>;

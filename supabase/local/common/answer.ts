/** Whatever answers a request; the peer is the address at the other end of the socket. */
export type Answer = (request: Request, peerAddress: string) => Promise<Response>;

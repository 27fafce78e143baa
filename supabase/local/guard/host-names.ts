const everywhere = ['0.0.0.0', '::', '[::]'];

export interface Place {
  /** Where the shop listens. */
  readonly host: string;
  readonly port: number;
  readonly siteUrl: string;
  readonly apiUrl: string;
}

/**
 * The names that a request to this port may carry in its Host header. Anything else is a page of another site whose name
 * was pointed at this machine to get past the browser's rule of origins (DNS rebinding).
 */
export function allowedHosts({ host, port, siteUrl, apiUrl }: Place): ReadonlySet<string> {
  const given = [new URL(siteUrl), new URL(apiUrl)];
  const names = ['127.0.0.1', 'localhost', '[::1]', ...given.map(({ hostname }) => hostname)];
  if (!everywhere.includes(host)) {
    names.push(host.includes(':') && !host.startsWith('[') ? `[${host}]` : host);
  }
  // Behind a proxy that keeps the name, the shop's own addresses come without this port.
  return new Set([...names.map((name) => `${name}:${port}`.toLowerCase()), ...given.map((url) => url.host)]);
}

export function refuseForeignHost(request: Request, allowed: ReadonlySet<string>): Response | null {
  const host = request.headers.get('host')?.toLowerCase() ?? '';
  return allowed.has(host)
    ? null
    : new Response('This shop does not answer under that name. Set SITE_URL to the address it has.', {
        status: 421,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
      });
}

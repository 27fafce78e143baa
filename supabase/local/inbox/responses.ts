const common = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;

export function jsonResponse(
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...common, 'content-type': 'application/json', ...headers },
  });
}

export function textResponse(
  body: string,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(body, {
    status,
    headers: { ...common, 'content-type': 'text/plain; charset=utf-8', ...headers },
  });
}

export function htmlResponse(body: string, contentSecurityPolicy: string, status = 200): Response {
  return new Response(body, {
    status,
    headers: {
      ...common,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy,
    },
  });
}

export function methodNotAllowed(allow: string): Response {
  return textResponse('Method not allowed', 405, { allow });
}

/**
 * Reads the `_headers` and `_redirects` files of static hosts (Netlify, Cloudflare Pages), so that the embedded shop
 * answers with exactly what production answers with.
 */
export interface HeaderRule {
  readonly pattern: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

export interface RedirectRule {
  readonly pattern: RegExp;
  readonly target: string;
  readonly status: number;
}

function toPattern(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '(.*)');
  return new RegExp(`^${escaped}$`);
}

export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) {
      continue;
    }
    if (!/^\s/.test(line)) {
      rules.push({ pattern: toPattern(line.trim()), headers: [] });
      continue;
    }
    const colon = line.indexOf(':');
    rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

export function parseRedirects(text: string): RedirectRule[] {
  return text.split('\n').flatMap((line) => {
    const [from, target, status = '301'] = line.trim().split(/\s+/);
    return !from || !target || from.startsWith('#')
      ? []
      : [{ pattern: toPattern(from), target, status: Number(status) }];
  });
}

export function findRedirect(
  rules: readonly RedirectRule[],
  path: string,
): { target: string; status: number } | null {
  for (const { pattern, target, status } of rules) {
    const match = pattern.exec(path);
    if (match) {
      return { target: target.replace(':splat', match[1] ?? ''), status };
    }
  }
  return null;
}

const analyticsCookie = /^(?:_ga(?:_.*)?|_gid|_gat.*|_gcl_.*|_clck|_clsk|_fbp|_fbc)$/;
const past = 'Thu, 01 Jan 1970 00:00:00 GMT';

function names(): string[] {
  return document.cookie
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => analyticsCookie.test(name));
}

/** The domains for which a cookie of this page may have been set: the host and its parent domains. */
function domains(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** The cookies of Google, Clarity and Meta in this browser. */
export function clearAnalyticsCookies(): void {
  for (const name of names()) {
    for (const domain of ['', ...domains(window.location.hostname)]) {
      document.cookie = `${name}=; expires=${past}; path=/${domain && `; domain=${domain}`}`;
    }
  }
}

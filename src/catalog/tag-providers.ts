/**
 * The analytics that the owner can switch on by an id: what an id looks like, which script it loads, and which hosts the
 * Content-Security-Policy then has to name.
 */
export interface TagProvider {
  readonly setting: 'GA4_ID' | 'CLARITY_ID' | 'META_PIXEL_ID';
  readonly idPattern: RegExp;
  readonly scriptUrl: (id: string) => string;
  readonly scriptHosts: readonly string[];
  readonly connectHosts: readonly string[];
  readonly imageHosts: readonly string[];
}

export const tagProviders = {
  google: {
    setting: 'GA4_ID',
    idPattern: /^(?:G|GT)-[A-Z0-9]{4,20}$/,
    scriptUrl: (id) => `https://www.googletagmanager.com/gtag/js?id=${id}`,
    scriptHosts: ['https://www.googletagmanager.com'],
    connectHosts: [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
    imageHosts: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  },
  clarity: {
    setting: 'CLARITY_ID',
    idPattern: /^[a-z0-9]{6,20}$/,
    scriptUrl: (id) => `https://www.clarity.ms/tag/${id}`,
    scriptHosts: ['https://*.clarity.ms'],
    connectHosts: ['https://*.clarity.ms', 'https://c.bing.com'],
    imageHosts: ['https://*.clarity.ms', 'https://c.bing.com'],
  },
  meta: {
    setting: 'META_PIXEL_ID',
    idPattern: /^\d{5,20}$/,
    scriptUrl: () => 'https://connect.facebook.net/en_US/fbevents.js',
    scriptHosts: ['https://connect.facebook.net'],
    connectHosts: ['https://connect.facebook.net', 'https://www.facebook.com'],
    imageHosts: ['https://www.facebook.com'],
  },
} as const satisfies Readonly<Record<string, TagProvider>>;

export type TagName = keyof typeof tagProviders;
export const tagNames = Object.keys(tagProviders) as TagName[];

/** The id in a setting, or null if the value is not a valid id. */
export function tagId(
  name: TagName,
  settings: Readonly<Record<string, string | null | undefined>>,
): string | null {
  const { setting, idPattern } = tagProviders[name];
  const id = settings[setting]?.trim() ?? '';
  return idPattern.test(id) ? id : null;
}

/** `URL.parse` and `URL.canParse` are newer than the oldest browsers that the shop knows. */
function readUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** Whether a host source of a Content-Security-Policy allows a URL: https only, `*.` for subdomains. */
export function isAllowedScript(address: string, hostSources: readonly string[]): boolean {
  const url = readUrl(address);
  if (url === null) {
    return false;
  }
  const { protocol, host, username } = url;
  return (
    protocol === 'https:' &&
    username === '' &&
    hostSources.some((source) => {
      const allowed = source.replace(/^https:\/\//, '').replace(/\/.*$/, '');
      return allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed;
    })
  );
}

import { tagId, tagNames, tagProviders, type TagName } from '@/catalog/tag-providers';
import { sendEventsTo, track } from '@/lib/browser/analytics';
import { hasCustomScripts, loadCustomScript } from './custom-scripts';
import { gtag, grantGoogleConsent, withdrawGoogleConsent } from './gtag';
import { loadScript } from './load-script';
import { clearAnalyticsCookies } from './model/analytics-cookies';
import { listenToPage } from './model/page-actions';
import { mayRun } from './model/where-tags-run';
import { pageTitle } from './page-title';
import { tags } from './tags';

export type TagSettings = Readonly<
  Record<'GA4_ID' | 'CLARITY_ID' | 'META_PIXEL_ID' | 'CHATBOT_SCRIPT' | 'CONSENT_SCRIPT', string>
>;

/** The services that this document has loaded, by id. Code cannot be unloaded, only disabled until the page is left. */
const loaded = new Map<TagName, string>();
let stopListening: (() => void) | null = null;
let lastPath: string | null = null;

/** Starts reporting, or continues it on another page. Called only with consent `all`. */
export function visit(path: string, settings: TagSettings, onChatbot: () => void): void {
  if (mustLeave(path)) {
    window.location.reload();
    return;
  }
  startReporting();
  loadTags(path, settings);
  if (mayRun('custom', path)) {
    void loadCustomScript(settings.CONSENT_SCRIPT);
    void loadCustomScript(settings.CHATBOT_SCRIPT).then((isThere) => isThere && onChatbot());
  }
  if (path !== lastPath) {
    const isFirst = lastPath === null;
    lastPath = path;
    void reportPage(path, isFirst);
  }
}

/** Stops events, data to the services and their cookies at once. */
export function withdraw(path: string): void {
  if (stopListening) {
    stopListening();
    stopListening = null;
    sendEventsTo(null);
    withdrawGoogleConsent();
    loaded.forEach((id, name) => tags[name].stop(id));
  }
  clearAnalyticsCookies();
  // No reload here, so that typed text is kept; the next page loads without third-party code.
  if ((loaded.size > 0 || hasCustomScripts()) && path !== lastPath) {
    window.location.reload();
  }
}

function mustLeave(path: string): boolean {
  return (
    [...loaded.keys()].some((name) => !mayRun(name, path)) || (hasCustomScripts() && !mayRun('custom', path))
  );
}

function startReporting(): void {
  if (stopListening) {
    return;
  }
  grantGoogleConsent();
  loaded.forEach((id, name) => tags[name].resume(id));
  sendEventsTo((name, params) => gtag('event', name, params));
  stopListening = listenToPage();
}

function loadTags(path: string, settings: TagSettings): void {
  for (const name of tagNames) {
    const id = tagId(name, settings);
    if (id && !loaded.has(name) && mayRun(name, path)) {
      loaded.set(name, id);
      tags[name].start(id);
      void loadScript(tagProviders[name].scriptUrl(id));
    }
  }
}

/** Only the campaign parameters of the URL. */
function campaign(): string {
  const query = new URLSearchParams(window.location.search);
  const kept = [...query].filter(([key]) => key.startsWith('utm_'));
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}

async function reportPage(path: string, isFirst: boolean): Promise<void> {
  gtag('set', { page_location: `${window.location.origin}${path}${campaign()}` });
  const title = await pageTitle(isFirst);
  if (path === lastPath && stopListening) {
    track('page_view', { page_path: path, page_title: title });
    loaded.forEach((_, name) => tags[name].visit?.());
  }
}

import { isAllowedScript } from '@/catalog/tag-providers';
import { siteConfig } from '@/lib/site-config';
import { loadScript } from './load-script';

const loaded = new Set<string>();

export function hasCustomScripts(): boolean {
  return loaded.size > 0;
}

/** Loads a script from the owner's settings, once, and only from a host that the deployment allows. */
export async function loadCustomScript(setting: string): Promise<boolean> {
  const address = setting.trim();
  if (address === '' || loaded.has(address) || !isAllowedScript(address, siteConfig().scriptHosts)) {
    return false;
  }
  loaded.add(address);
  return loadScript(address);
}

import { speculationRules } from '../../src/rendering/fetch-ahead.ts';
import { loaderHash } from './defer-scripts.ts';
import { inlineHash } from './inline-hash.ts';
import { tagId, tagNames, tagProviders } from '../../src/catalog/tag-providers.ts';

export type PublicSettings = Readonly<Record<string, string>>;

/** Hosts that a deployment allows besides the shop's own, separated by spaces as in the environment. */
export interface DeploymentHosts {
  readonly script: string;
  readonly connect: string;
}

export function listHosts(text: string): string[] {
  return text.split(/\s+/).filter((host) => host !== '');
}

/** The hosts of forms and frames in the owner's email code. Its scripts must be allowed by the deployment. */
function embeddedHosts(code: string): string[] {
  const addresses = [...code.matchAll(/(?:action|src)\s*=\s*["']?(https:\/\/[^\s"'<>]+)/gi)].map(
    ([, address = '']) => address,
  );
  return addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);
}

/** Fills the placeholders of `public/_headers` with the hosts of the services that the owner has switched on. */
export function fillPolicy(headers: string, settings: PublicSettings, hosts: DeploymentHosts): string {
  const tags = tagNames.filter((name) => tagId(name, settings)).map((name) => tagProviders[name]);
  const embedded = embeddedHosts(settings['EMAIL_EMBED_CODE'] ?? '');
  const placeholders: Record<string, readonly string[]> = {
    INLINE_SCRIPTS: [loaderHash, inlineHash(speculationRules)],
    CSP_SCRIPT_HOSTS: [...listHosts(hosts.script), ...tags.flatMap(({ scriptHosts }) => scriptHosts)],
    CSP_CONNECT_HOSTS: [...listHosts(hosts.connect), ...tags.flatMap(({ connectHosts }) => connectHosts)],
    CSP_IMAGE_HOSTS: tags.flatMap(({ imageHosts }) => imageHosts),
    CSP_EMBED_HOSTS: embedded,
  };
  return Object.entries(placeholders).reduce(
    (text, [name, values]) =>
      text.replaceAll(` {{${name}}}`, () => [...new Set(values)].map((value) => ` ${value}`).join('')),
    headers,
  );
}

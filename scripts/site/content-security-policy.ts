import { beginScriptHash } from './begin-after-paint.ts';
import { tagId, tagNames, tagProviders } from '../../src/catalog/tag-providers.ts';

export type PublicSettings = Readonly<Record<string, string>>;

/** Hosts that a deployment allows beside the shop's own, as its environment names them: with spaces between them. */
export interface DeploymentHosts {
  readonly script: string;
  readonly connect: string;
}

export function listHosts(text: string): string[] {
  return text.split(/\s+/).filter((host) => host !== '');
}

/** Where the forms and frames of the owner's e-mail provider lead; its scripts need the deployment's own permission. */
function embeddedHosts(code: string): string[] {
  const addresses = [...code.matchAll(/(?:action|src)\s*=\s*["']?(https:\/\/[^\s"'<>]+)/gi)].map(
    ([, address = '']) => address,
  );
  return addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);
}

/** Fills the gaps of `public/_headers`: what the owner has switched on is allowed, and nothing else. */
export function fillPolicy(headers: string, settings: PublicSettings, hosts: DeploymentHosts): string {
  const tags = tagNames.filter((name) => tagId(name, settings)).map((name) => tagProviders[name]);
  const embedded = embeddedHosts(settings['EMAIL_EMBED_CODE'] ?? '');
  const gaps: Record<string, readonly string[]> = {
    BEGIN_SCRIPT: [beginScriptHash],
    CSP_SCRIPT_HOSTS: [...listHosts(hosts.script), ...tags.flatMap(({ scriptHosts }) => scriptHosts)],
    CSP_CONNECT_HOSTS: [...listHosts(hosts.connect), ...tags.flatMap(({ connectHosts }) => connectHosts)],
    CSP_IMAGE_HOSTS: tags.flatMap(({ imageHosts }) => imageHosts),
    CSP_EMBED_HOSTS: embedded,
  };
  return Object.entries(gaps).reduce(
    (text, [name, values]) =>
      text.replaceAll(` {{${name}}}`, () => [...new Set(values)].map((value) => ` ${value}`).join('')),
    headers,
  );
}

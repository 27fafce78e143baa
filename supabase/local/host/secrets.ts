import { join } from 'node:path';
import type { GivenConfig } from '../common/config.ts';

export interface Secrets {
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly jwtSecret: string;
  readonly linkSigningKey: string;
  readonly webhookSecret: string;
  readonly mailKey: string;
  readonly mailEventsSecret: string;
  readonly aiKey: string;
  readonly adminPassword: string;
}

function random(bytes: number): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Secrets are made once per data folder, readable by its owner only; the environment wins where it gives one. */
export async function loadSecrets(config: GivenConfig): Promise<Secrets> {
  const path = join(config.dataFolder, 'secrets.json');
  const stored = await Deno.readTextFile(path)
    .then((text) => JSON.parse(text) as Partial<Secrets>)
    .catch((error: unknown): Partial<Secrets> => {
      if (error instanceof Deno.errors.NotFound) {
        return {};
      }
      throw error;
    });
  const generated: Secrets = {
    publishableKey: stored.publishableKey ?? `sb_publishable_${random(24)}`,
    secretKey: stored.secretKey ?? `sb_secret_${random(24)}`,
    jwtSecret: stored.jwtSecret ?? random(48),
    linkSigningKey: stored.linkSigningKey ?? random(32),
    webhookSecret: stored.webhookSecret ?? `whsec_${btoa(random(24))}`,
    mailEventsSecret: stored.mailEventsSecret ?? `whsec_${btoa(random(24))}`,
    mailKey: stored.mailKey ?? `re_${random(18)}`,
    aiKey: stored.aiKey ?? `sk-sandbox-${random(18)}`,
    adminPassword: stored.adminPassword ?? random(15),
  };
  if (Object.entries(generated).some(([key, value]) => stored[key as keyof Secrets] !== value)) {
    const temporary = `${path}.part`;
    await Deno.writeTextFile(temporary, JSON.stringify(generated, null, 2), { mode: 0o600 });
    await Deno.rename(temporary, path);
  }
  return {
    ...generated,
    publishableKey: config.given.publishableKey ?? generated.publishableKey,
    secretKey: config.given.secretKey ?? generated.secretKey,
    linkSigningKey: config.given.linkSigningKey ?? generated.linkSigningKey,
    adminPassword: config.given.adminPassword ?? generated.adminPassword,
  };
}
